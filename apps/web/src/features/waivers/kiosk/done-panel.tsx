import { useEffect, useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import type { SavedSigning } from './signing-queue.ts';

/** Long enough to read, short enough that the next person does not see the previous one's name. */
const resetAfterSeconds = 20;

interface DonePanelProps {
  readonly saved: SavedSigning;
  readonly onNext: () => void;
}

/** Confirms the signature; the screen resets for the next person by itself. It has no links to other pages. */
export function DonePanel({ saved, onNext }: DonePanelProps) {
  const messages = waiverMessages;
  const format = useFormat();
  const [left, setLeft] = useState(resetAfterSeconds);
  useEffect(() => {
    if (left === 0) return onNext();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, onNext]);
  const kept = saved === 'kept';
  const lead = kept
    ? messages.keptLead
    : messages.sealedAt(format.list(saved.signatures.map((one) => one.petName)), saved.sha256.slice(0, 12));
  return (
    <div className="flex w-full flex-col gap-4">
      <div role="status">
        <Panel title={kept ? messages.kept : messages.signed} lead={lead}>
          <Button autoFocus onPress={onNext}>
            {messages.next}
          </Button>
        </Panel>
      </div>
      <p className="type-small text-ink-2">{messages.resets(left)}</p>
    </div>
  );
}
