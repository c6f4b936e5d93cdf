import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { auditLogMessages } from './messages.gen.ts';

/** What protects the log, and a check of it on request with its result. */
export function VerifyPanel({ businessId }: { readonly businessId: string }) {
  const messages = auditLogMessages;
  const verify = useAction('verifyAuditTrail');
  const broken = verify.data?.intact === false;
  return (
    <>
      <CallErrorPanel call={{ error: verify.error }} />
      <section
        aria-label={messages.verify}
        className={classes(
          'flex flex-wrap items-center gap-4 rounded-panel p-4 md:px-5',
          broken ? 'bg-stop-tint text-stop-ink' : 'bg-evergreen-tint text-evergreen-ink',
        )}
      >
        <span
          className={classes(
            'grid size-12 shrink-0 place-items-center rounded-card',
            broken ? 'bg-stop text-on-stop' : 'bg-evergreen text-on-evergreen',
          )}
        >
          <Icon of={broken ? ShieldAlert : ShieldCheck} />
        </span>
        <p role="status" className="min-w-0 flex-1 basis-56">
          {verify.data ? <Result {...verify.data} /> : messages.protection}
        </p>
        <Button
          variant="quiet"
          className="max-md:w-full"
          busy={verify.isPending && messages.verifying}
          onPress={() => verify.mutate({ businessId })}
        >
          {messages.verify}
        </Button>
      </section>
    </>
  );
}

interface ResultProps {
  readonly entries: number;
  readonly intact: boolean;
  readonly firstBroken: string | null;
  readonly beforeKeys: number;
}

function Result({ entries, intact, firstBroken, beforeKeys }: ResultProps) {
  const messages = auditLogMessages;
  const format = useFormat();
  if (!intact) return messages.broken(firstBroken ?? '');
  return [
    messages.intact(format.number(entries)),
    beforeKeys > 0 && messages.beforeKeys(format.number(beforeKeys)),
  ]
    .filter(Boolean)
    .join(' ');
}
