import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { lockDevice } from '../../../platform/device-lock/index.ts';
import { useSaving } from '../../../platform/forms/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import { CodeField, isCode } from './code-field.tsx';

interface KioskSetUpProps {
  readonly path: string;
  readonly onLocked: () => void;
}

/** Set before the device is given to signers: the code that ends kiosk mode. */
export function KioskSetUp({ path, onLocked }: KioskSetUpProps) {
  const messages = waiverMessages;
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
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={messages.kioskLead}>
        {messages.kioskTitle}
      </PageTitle>
      <Card padding="large">
        <form onSubmit={lock} noValidate className="flex flex-col gap-5">
          <CodeField
            label={messages.kioskCode}
            help={messages.kioskCodeHelp}
            code={code}
            onChange={setCode}
            error={failed}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" icon={Lock} busy={busy && messages.locking}>
              {messages.lockDevice}
            </Button>
            <LinkButton href={paths.waivers} variant="quiet">
              {messages.cancel}
            </LinkButton>
          </div>
        </form>
      </Card>
    </div>
  );
}
