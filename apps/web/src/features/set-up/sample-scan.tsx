import { badgeUrl, sampleBadgeCode } from '@clearpaw/domain';
import { qrModulesOf } from '@clearpaw/protocol';
import { Camera, Check } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { BadgeTag, QrCode } from '../../ui/badge/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { setUpMessages } from './messages.gen.ts';

/** A badge that a new business can scan before it has a pet; `done` once this device has scanned it. */
export function SampleScan({ done }: { readonly done: boolean }) {
  const messages = setUpMessages;
  const address = badgeUrl(location.origin, sampleBadgeCode, '');
  return (
    <div
      data-ground="deep"
      className="flex flex-wrap content-center items-center justify-center gap-6 bg-deep px-6 py-8"
    >
      <BadgeTag
        hangs="ring"
        heading="p"
        name={messages.sample}
        className="max-w-56"
        code={<QrCode matrix={qrModulesOf(address)} label={messages.scanCode} />}
      />
      <div className="flex min-w-0 max-w-96 flex-col gap-3 text-on-deep">
        <h3 className="type-h3">{messages.scanTitle}</h3>
        {done && (
          <p className="flex items-center gap-2 type-strong">
            <Icon of={Check} size={18} strong className="text-marigold" />
            {messages.scanDone}
          </p>
        )}
        <p className="type-small">{messages.scanDetail}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.scan} variant="accent" icon={Camera}>
            {messages.scanOpen}
          </LinkButton>
          <LinkButton href={paths.scanSample} variant="secondary">
            {messages.scanFor}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
