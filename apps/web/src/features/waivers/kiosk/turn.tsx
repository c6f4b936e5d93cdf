import { CallError } from '@clearpaw/client';
import { useState } from 'react';
import { call } from '../../../platform/session/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { SignForm, type Signing } from '../sign-form.tsx';
import { WaiverPages } from '../waiver-pages.tsx';
import { waiverWords } from '../words.ts';
import { DonePanel } from './done-panel.tsx';
import type { KioskKit } from './kiosk-store.ts';
import { type SavedSigning, saveSigning } from './signing-queue.ts';

interface TurnProps {
  /** One key for all attempts of one person's signing. */
  readonly id: string;
  /** The newest that is known. */
  readonly current: KioskKit;
  readonly onSending: (sending: boolean) => void;
  /** The text was replaced meanwhile. */
  readonly onStale: () => Promise<void>;
  readonly onNext: () => void;
}

/** One person: reads, signs, is told that it is done. From the first touch of the form on the text stays what it was. */
export function Turn({ id, current, onSending, onStale, onNext }: TurnProps) {
  const words = useWordsOf(waiverWords);
  const [held, setHeld] = useState<KioskKit | null>(null);
  const [saved, setSaved] = useState<SavedSigning | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const kit = held ?? current;
  const { id: waiverId, version, body, pages } = kit.waiver;
  const refused = async (why: unknown) => {
    if (!(why instanceof CallError && why.code === 'aborted')) {
      setProblem(why instanceof Error ? why.message : words.notSealedCure);
      return;
    }
    await onStale();
    setHeld(null);
    setProblem(words.textReplaced);
  };
  const sign = async (signing: Signing) => {
    if (busy) return;
    setBusy(true);
    onSending(true);
    setProblem(null);
    const input = { waiverId, version, idempotencyKey: id, ...signing };
    await saveSigning(call, kit, input).then(setSaved, refused);
    setBusy(false);
    onSending(false);
  };
  if (saved) return <DonePanel saved={saved} onNext={onNext} />;
  return (
    <>
      <Panel title={words.version(version)}>
        <WaiverPages body={body} pages={pages} />
      </Panel>
      <div onFocusCapture={() => setHeld(kit)}>
        <SignForm
          key={version}
          pets={current.pets}
          search
          busy={busy}
          problem={problem}
          onSign={(signing) => void sign(signing)}
        />
      </div>
    </>
  );
}
