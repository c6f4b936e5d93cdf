import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../platform/session/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { SignForm, type Signing } from '../sign-form.tsx';
import { WaiverPages } from '../waiver-pages.tsx';
import { waiverWords } from '../words.ts';
import { DonePanel } from './done-panel.tsx';
import type { KioskKit } from './kiosk-store.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { type SavedSigning, saveSigning } from './signing-queue.ts';
import { useIdle } from './use-idle.ts';
import { useKioskKit } from './use-kiosk-kit.ts';
import { useSignings } from './use-signings.ts';

/** Whoever began and went away leaves their name to nobody. */
const idleMs = 90_000;

interface KioskScreenProps {
  readonly businessId: string;
  readonly waiverId: string;
  readonly onLeave: () => void;
}

/** The locked screen: one text, one form after the other, and for staff the way out. */
export function KioskScreen({ businessId, waiverId, onLeave }: KioskScreenProps) {
  const words = useWordsOf(waiverWords);
  const { kit, error, refetch } = useKioskKit(businessId, waiverId);
  const { waiting } = useSignings(businessId);
  const [turn, setTurn] = useState(() => crypto.randomUUID());
  const [leaving, setLeaving] = useState(false);
  const unsent = waiting.filter(({ refused }) => refused === null).length;
  useIdle(idleMs, () => {
    setTurn(crypto.randomUUID());
    setLeaving(false);
    scrollTo({ top: 0 });
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
      {!kit && error && <ErrorPanel onRetry={refetch}>{error.message}</ErrorPanel>}
      {kit && <Turn key={turn} id={turn} kit={kit} onNext={() => setTurn(crypto.randomUUID())} />}
      <LeaveDialog isOpen={leaving} onOpenChange={setLeaving} onLeave={onLeave} />
    </div>
  );
}

interface TurnProps {
  /** One key for all attempts of one person's signing. */
  readonly id: string;
  readonly kit: KioskKit;
  readonly onNext: () => void;
}

/** One person: reads, signs, is told that it is done. */
function Turn({ id, kit, onNext }: TurnProps) {
  const words = useWordsOf(waiverWords);
  const [saved, setSaved] = useState<SavedSigning | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: waiverId, version, body, pages } = kit.waiver;
  const sign = async (signing: Signing) => {
    setBusy(true);
    setProblem(null);
    const input = { waiverId, version, idempotencyKey: id, ...signing };
    await saveSigning(call, kit, input).then(setSaved, (why: Error) => setProblem(why.message));
    setBusy(false);
  };
  if (saved) return <DonePanel saved={saved} onNext={onNext} />;
  return (
    <>
      <Panel title={words.version(version)}>
        <WaiverPages body={body} pages={pages} />
      </Panel>
      <SignForm
        pets={kit.pets}
        search
        busy={busy}
        problem={problem}
        onSign={(signing) => void sign(signing)}
      />
    </>
  );
}
