import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useCall } from '../../../platform/data/index.ts';
import { lockDevice } from '../../../platform/device-lock/index.ts';
import { useSaving } from '../../../platform/forms/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../../ui/business/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import { WaiverSheet } from '../waiver-sheet.tsx';
import { CodeField, isCode } from './code-field.tsx';

interface KioskSetUpProps {
  readonly path: string;
  readonly waiverId: string;
  readonly onLocked: () => void;
}

/** Set before the device is given to signers: the code that ends kiosk mode. */
export function KioskSetUp({ path, waiverId, onLocked }: KioskSetUpProps) {
  const messages = waiverMessages;
  const waiver = useCall('getWaiverToSign', { waiverId }).data;
  const [code, setCode] = useState('');
  const { busy, failed, setFailed, save } = useSaving();
  const lock = (event: FormEvent) => {
    event.preventDefault();
    if (!isCode(code)) return setFailed(messages.codeShape);
    void save(
      () => lockDevice(path, code).then(onLocked),
      () => messages.lockFailed,
    );
  };
  return (
    <div className="mx-auto grid min-h-[80dvh] w-full max-w-115 content-center">
      <Card padding="none" className="overflow-hidden">
        <div aria-hidden="true" className="flex h-28 justify-center bg-evergreen-tint pt-7">
          <WaiverSheet />
        </div>
        <div className="flex flex-col gap-5 p-6 md:p-8">
          {waiver && (
            <div className="flex items-center gap-3">
              <BusinessTile
                monogram={businessInitials(waiver.businessName)}
                hue={businessHue(waiver.businessId)}
              />
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="type-strong">{waiver.title}</p>
                <p className="text-ink-2 type-small">{waiver.businessName}</p>
              </div>
            </div>
          )}
          <PageTitle kind="business" lead={messages.kioskLead}>
            {messages.kioskTitle}
          </PageTitle>
          <form onSubmit={lock} noValidate className="flex flex-col gap-5">
            <CodeField
              label={messages.kioskCode}
              help={messages.kioskCodeHelp}
              code={code}
              onChange={setCode}
              error={failed}
            />
            <div className="flex flex-col gap-2">
              <Button wide type="submit" icon={Lock} busy={busy && messages.locking}>
                {messages.lockDevice}
              </Button>
              <LinkButton wide href={paths.waivers} variant="ghost">
                {messages.cancel}
              </LinkButton>
            </div>
          </form>
        </div>
      </Card>
    </div>
  );
}
