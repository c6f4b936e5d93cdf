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
      data-blanket="deep"
      className="flex flex-wrap content-center items-center justify-center gap-6 bg-deep-arch px-6 py-8"
    >
      {/* A phone cannot scan what it shows. */}
      <BadgeTag
        hangs="ring"
        heading="p"
        name={messages.sample}
        className="max-w-56 text-ink max-md:hidden"
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
        <p className="type-small max-md:hidden">{messages.scanDetail}</p>
        <p className="type-small md:hidden">{messages.scanDetailPhone}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.scan} variant="accent" icon={Camera} className="max-md:hidden!">
            {messages.scanOpen}
          </LinkButton>
          <LinkButton href={paths.scanSample} variant="invert">
            {messages.scanFor}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
