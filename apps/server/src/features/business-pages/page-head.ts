import type { OutputOf, requirements } from '@clearpaw/contract';
import { productName, type Weekday } from '@clearpaw/domain';
import type { DocumentHead } from '../../platform/http/index.ts';

type BusinessPage = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;

/** The size of the picture in link previews. */
const previewSize = { width: 1200, height: 630 } as const;
const mostDescription = 200;

interface Addresses {
  readonly publicUrl: string;
  /** The path of the cover photo in link previews; null if there is none. */
  readonly preview: string | null;
}

/** What search engines and link previews read about a business. */
export function headOf(page: BusinessPage, { publicUrl, preview }: Addresses): DocumentHead {
  const canonical = `${publicUrl}/b/${page.slug}`;
  const image = { url: `${publicUrl}${preview ?? '/share.jpg'}`, ...previewSize };
  return {
    title: `${page.name} · ${productName}`,
    description: descriptionOf(page),
    canonical,
    image,
    indexed: true,
    facts: factsOf(page, canonical, preview === null ? null : image.url),
  };
}

/** The head of an address that no business has. */
export function unknownHead(publicUrl: string, slug: string): DocumentHead {
  return {
    title: `Business not found · ${productName}`,
    description: 'No business has this address. Check the link, or scan the code on the poster again.',
    canonical: `${publicUrl}/b/${encodeURIComponent(slug)}`,
    image: { url: `${publicUrl}/share.jpg`, ...previewSize },
    indexed: false,
    facts: null,
  };
}

function descriptionOf({ name, description }: BusinessPage): string {
  const text = description?.replace(/\s+/g, ' ') ?? '';
  if (text === '') return `What ${name} requires before a visit. Check your pet without an account.`;
  return text.length <= mostDescription ? text : `${text.slice(0, mostDescription - 1).trimEnd()}…`;
}

const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function factsOf(page: BusinessPage, url: string, image: string | null): object {
  const { name, description, phone, address, hours } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url,
    ...(description ? { description } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address ? { address } : {}),
    ...(image ? { image } : {}),
    ...(hours
      ? {
          openingHoursSpecification: hours.week.map(({ day, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${dayNames[day]}`,
            opens,
            // The format does not allow 24:00.
            closes: closes === '24:00' ? '23:59' : closes,
          })),
        }
      : {}),
  };
}
