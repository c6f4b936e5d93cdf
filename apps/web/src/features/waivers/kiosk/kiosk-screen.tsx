import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import { waiverWords } from '../words.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { Turn } from './turn.tsx';
import { useIdle } from './use-idle.ts';
import { useKioskKit } from './use-kiosk-kit.ts';
import { useSignings } from './use-signings.ts';

/** Whoever began and went away leaves their name to nobody. */
const idleMs = 120_000;

interface KioskScreenProps {
  readonly businessId: string;
  readonly waiverId: string;
  readonly onLeave: () => void;
}

/** The locked screen: one text, one form after the other, and for staff the way out. */
export function KioskScreen({ businessId, waiverId, onLeave }: KioskScreenProps) {
  const words = useWordsOf(waiverWords);
  const { kit, error, refresh } = useKioskKit(waiverId);
  const { waiting } = useSignings(kit?.waiver.businessId ?? businessId);
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
      {words.staffOnly}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={kit && words.signTitle(kit.waiver.businessName)} actions={staff}>
        {kit?.waiver.title ?? words.title}
      </PageTitle>
      {unsent > 0 && <p className="type-small text-ink-2">{words.waitToBeSealed(unsent)}</p>}
      {!kit && !error && <Spinner />}
      {!kit && error && <ErrorPanel onRetry={() => void refresh()}>{error.message}</ErrorPanel>}
      {kit && (
        <Turn
          key={turn}
          id={turn}
          current={kit}
          onSending={setSending}
          onStale={refresh}
          onNext={startOver}
        />
      )}
      {leaving && <LeaveDialog isOpen onOpenChange={setLeaving} onLeave={onLeave} />}
    </div>
  );
}
