import type { OutputOf, waivers } from '@clearpaw/contract';
import { FilePenLine } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { SignedProgress } from './unsigned/index.ts';
import type { WaiverBusiness } from './waiver-business.ts';
import { WaiverTags } from './waiver-tags.tsx';

interface WaiverListRowProps {
  readonly business: WaiverBusiness;
  readonly waiver: OutputOf<typeof waivers.listWaivers>['items'][number];
  /** Left out for those who may not change it. */
  readonly onEdit?: (() => void) | undefined;
}

/** One waiver of a business: what it is, how many have signed, and what can be done with it. */
export function WaiverListRow({ business, waiver, onEdit }: WaiverListRowProps) {
  const messages = waiverMessages;
  const format = useFormat();
  return (
    <li className="grid gap-x-6 gap-y-4 p-5 lg:grid-cols-[minmax(0,1fr)_12rem_auto] lg:items-center">
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-field bg-evergreen-tint text-evergreen-ink">
          <Icon of={FilePenLine} />
        </span>
        <div className="min-w-0">
          <h2 className="type-strong [overflow-wrap:anywhere]">
            <TextLink href={paths.waiver(waiver.id)}>{waiver.title}</TextLink>
          </h2>
          <p className="text-ink-2 type-small">
            {`${messages.version(waiver.version)}, ${format.dayTime(waiver.updatedAt)}`}
          </p>
        </div>
        <div className="mt-3 max-md:col-span-2 md:col-start-2">
          <WaiverTags business={business} waiver={waiver} />
        </div>
      </div>
      <div className="flex items-end gap-x-4 gap-y-1 lg:flex-col lg:items-start">
        <div className="w-full min-w-0 flex-1">
          <SignedProgress waiverId={waiver.id} />
        </div>
        <TextLink
          href={paths.waiver(waiver.id)}
          aria-label={messages.openWaiver(waiver.title)}
          className="-mb-3 inline-flex min-h-11 shrink-0 items-center type-small lg:mb-0 lg:min-h-8"
        >
          {messages.open}
        </TextLink>
      </div>
      <span className="flex flex-wrap gap-2 max-md:*:flex-auto max-md:*:px-3!">
        <LinkButton href={paths.kiosk(waiver.id)} variant="secondary" size="small">
          {messages.kiosk}
        </LinkButton>
        {onEdit && (
          <Button variant="quiet" size="small" onPress={onEdit}>
            {messages.change}
          </Button>
        )}
      </span>
    </li>
  );
}
