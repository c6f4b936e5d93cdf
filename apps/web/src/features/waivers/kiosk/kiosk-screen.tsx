import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { Turn } from './signing-turn.tsx';
import { useIdle } from './use-idle.ts';
import { useKioskSnapshot } from './use-kiosk-snapshot.ts';
import { useSignings } from './use-signings.ts';

/** If someone starts and walks away, their name is cleared. */
const idleMs = 120_000;

interface KioskScreenProps {
  readonly businessId: string;
  readonly waiverId: string;
  readonly onLeave: () => void;
}

/** The locked screen: one text, one form after another, and a way for staff to leave. */
export function KioskScreen({ businessId, waiverId, onLeave }: KioskScreenProps) {
  const messages = waiverMessages;
  const { snapshot, error, refresh } = useKioskSnapshot(waiverId);
  const { waiting } = useSignings(snapshot?.waiver.businessId ?? businessId);
  const [turn, setTurn] = useState(() => crypto.randomUUID());
  const [leaving, setLeaving] = useState(false);
  const [sending, setSending] = useState(false);
  const unsent = waiting.filter(({ refused }) => refused === null).length;
  const startOver = () => {
    setTurn(crypto.randomUUID());
    setLeaving(false);
    scrollTo({ top: 0 });
    void refresh();
  };
  useIdle(idleMs, () => {
    if (!sending) startOver();
  });
  const staff = (
    <Button variant="quiet" icon={LockKeyhole} onPress={() => setLeaving(true)}>
      {messages.staffOnly}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={snapshot && messages.signTitle(snapshot.waiver.businessName)}
        actions={staff}
      >
        {snapshot?.waiver.title ?? messages.title}
      </PageTitle>
      {unsent > 0 && <p className="type-small text-ink-2">{messages.waitToBeSealed(unsent)}</p>}
      {!snapshot && !error && <Spinner />}
      {!snapshot && error && <ErrorPanel onRetry={() => void refresh()}>{error.message}</ErrorPanel>}
      {snapshot && (
        <Turn
          key={turn}
          id={turn}
          current={snapshot}
          onSending={setSending}
          onStale={refresh}
          onNext={startOver}
        />
      )}
      {leaving && <LeaveDialog isOpen onOpenChange={setLeaving} onLeave={onLeave} />}
    </div>
  );
}
