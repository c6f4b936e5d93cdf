import type { OutputOf, waivers } from '@clearpaw/contract';
import { useEffect, useState } from 'react';
import { savePdf } from '../../platform/files/index.ts';
import { call } from '../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { waiverWords } from './words.ts';

/** Long enough to read, short enough that the next person does not see the one before. */
const resetAfterSeconds = 20;

interface SignedPanelProps {
  readonly signed: OutputOf<typeof waivers.signWaiver>;
  readonly kiosk: boolean;
  readonly onNext: () => void;
}

/** It is done: the document, its check page, and at a kiosk the way on. */
export function SignedPanel({ signed, kiosk, onNext }: SignedPanelProps) {
  const words = useWordsOf(waiverWords);
  const format = useFormat();
  const [left, setLeft] = useState(resetAfterSeconds);
  useEffect(() => {
    if (!kiosk) return;
    if (left === 0) return onNext();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [kiosk, left, onNext]);
  const download = async () => {
    const { base64 } = await call('getSignedWaiver', { sha256: signed.sha256 });
    savePdf(base64, signed.sha256.slice(0, 12));
  };
  return (
    <div className="w-full" role="status">
      <Panel
        title={words.signed}
        lead={words.signedLead(format.list(signed.signatures.map((one) => one.petName)))}
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`/w/${signed.sha256}`} variant="secondary">
            {words.checkLink}
          </LinkButton>
          <Button variant="quiet" onPress={() => void download()}>
            {words.download}
          </Button>
          {kiosk && <Button onPress={onNext}>{words.next}</Button>}
        </div>
        {kiosk && <p className="mt-4 type-small text-ink-2">{words.resets(left)}</p>}
      </Panel>
    </div>
  );
}
