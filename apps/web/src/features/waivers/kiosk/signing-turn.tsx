import { CallError } from '@clearpaw/client';
import { useState } from 'react';
import { call } from '../../../platform/session/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import { SignForm, type Signing } from '../sign-form.tsx';
import { WaiverPages } from '../waiver-pages.tsx';
import { DonePanel } from './done-panel.tsx';
import type { KioskSnapshot } from './kiosk-store.ts';
import { type SavedSigning, saveSigning } from './signing-queue.ts';

interface TurnProps {
  /** One key for all attempts of one person's signing. */
  readonly id: string;
  /** The newest known snapshot. */
  readonly current: KioskSnapshot;
  readonly onSending: (sending: boolean) => void;
  /** Called if the text was replaced in the meantime. */
  readonly onStale: () => Promise<void>;
  readonly onNext: () => void;
}

/** One signer: reads, signs, and sees the confirmation. Once the form has been touched, the text no longer changes. */
export function Turn({ id, current, onSending, onStale, onNext }: TurnProps) {
  const messages = waiverMessages;
  const [held, setHeld] = useState<KioskSnapshot | null>(null);
  const [saved, setSaved] = useState<SavedSigning | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const snapshot = held ?? current;
  const { id: waiverId, version, body, pages } = snapshot.waiver;
  const refused = async (why: unknown) => {
    if (!(why instanceof CallError && why.code === 'aborted')) {
      setProblem(why instanceof Error ? why.message : messages.notSealedCure);
      return;
    }
    await onStale();
    setHeld(null);
    setProblem(messages.textReplaced);
  };
  const sign = async (signing: Signing) => {
    if (busy) return;
    setBusy(true);
    onSending(true);
    setProblem(null);
    const input = { waiverId, version, idempotencyKey: id, ...signing };
    await saveSigning(call, snapshot, input).then(setSaved, refused);
    setBusy(false);
    onSending(false);
  };
  if (saved) return <DonePanel saved={saved} onNext={onNext} />;
  return (
    <>
      <Panel title={messages.version(version)}>
        <WaiverPages body={body} pages={pages} />
      </Panel>
      <div onFocusCapture={() => setHeld(snapshot)}>
        <SignForm
          key={version}
          pets={current.pets}
          // A snapshot of an earlier release does not say it.
          forMinors={snapshot.waiver.forMinors ?? true}
          search
          busy={busy}
          problem={problem}
          onSign={(signing) => void sign(signing)}
        />
      </div>
    </>
  );
}
