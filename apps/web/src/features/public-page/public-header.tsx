import { Camera, Clock, type LucideIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { businessHue, businessInitials } from '../../ui/business/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { classes } from '../../ui/style/index.ts';
import type { BusinessPage } from './business-page.ts';
import { publicPageMessages } from './messages.gen.ts';
import { OpeningLine } from './opening-line.tsx';

/** The business: its photo, name and description, and how to reach it. */
export function PublicHeader({ page }: { readonly page: BusinessPage }) {
  const messages = publicPageMessages;
  const { name, slug, kind, description, cover } = page;
  const lead = description ?? (kind === 'other' ? null : messages.kinds[kind]);
  return (
    <header>
      <Cover page={page} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span
          data-tile={businessHue(slug)}
          aria-hidden
          className={classes(
            'relative grid size-19 place-items-center rounded-panel border-4 border-paper bg-tile type-h2-page text-on-tile md:size-28 md:rounded-feature md:type-h1',
            cover.length > 0 ? '-mt-10 md:-mt-14 md:ms-6' : 'md:ms-0',
          )}
        >
          {businessInitials(name)}
        </span>
        <div className="min-w-0 md:pt-3">
          <h1 className="type-h1 [overflow-wrap:anywhere]">{name}</h1>
          {lead && (
            <p className="mt-1 max-w-[60ch] whitespace-pre-line text-ink-2 type-lead [overflow-wrap:anywhere]">
              {lead}
            </p>
          )}
        </div>
        <Details page={page} />
      </div>
    </header>
  );
}

function Cover({ page: { name, cover } }: { readonly page: BusinessPage }) {
  const messages = publicPageMessages;
  const widest = cover.at(-1);
  if (!widest) return null;
  return (
    <div className="relative -mx-5 md:mx-0">
      <img
        alt=""
        src={widest.path}
        srcSet={cover.map(({ path, width }) => `${path} ${width}w`).join(', ')}
        sizes="(min-width: 80rem) 75rem, 100vw"
        className="aspect-[2/1] w-full rounded-b-feature bg-sunken object-cover md:aspect-[4/1] md:rounded-feature"
      />
      <p className="absolute end-3 top-3 inline-flex items-center gap-2 rounded-full bg-deeper/80 px-3 py-1.5 text-on-deep type-small max-md:sr-only">
        <Icon of={Camera} size={16} />
        {messages.photo(name)}
      </p>
    </div>
  );
}

function Details({ page: { address, phone, hours, timeZone } }: { readonly page: BusinessPage }) {
  const messages = publicPageMessages;
  if (!address && !phone && !hours) return null;
  return (
    <dl className="flex flex-col md:col-span-2 lg:col-span-1 lg:max-w-80 lg:pt-4">
      {address && (
        <Detail icon={MapPin} term={messages.address}>
          <TextLink
            href={mapHref(address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={messages.map(address)}
          >
            {address}
          </TextLink>
        </Detail>
      )}
      {hours && (
        <Detail icon={Clock} term={messages.hours}>
          <OpeningLine hours={hours} timeZone={timeZone} />
        </Detail>
      )}
      {phone && (
        <Detail icon={Phone} term={messages.phone}>
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </Detail>
      )}
    </dl>
  );
}

/** Requested only when the link is followed; the page itself loads nothing from other sites. */
function mapHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

interface DetailProps {
  readonly icon: LucideIcon;
  readonly term: string;
  readonly children: ReactNode;
}

function Detail({ icon, term, children }: DetailProps) {
  return (
    <div className="flex min-h-11 items-center gap-2.5 text-ink-2 lg:min-h-9">
      <dt className="flex">
        <Icon of={icon} size={20} />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
