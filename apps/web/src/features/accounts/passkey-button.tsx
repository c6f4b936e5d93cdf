import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { canHoldPasskeys, signInWithPasskey } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { recoveryWords } from './recovery-words.ts';

/** Signs in without a password, where the browser can. */
export default function PasskeyButton({ onDone }: { readonly onDone: () => Promise<void> }) {
  const words = useWordsOf(recoveryWords);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!canHoldPasskeys()) return null;
  const go = async () => {
    setState('busy');
    try {
      await signInWithPasskey();
      await onDone();
    } catch (problem) {
      // Who closes the browser's own dialog knows that they did.
      setState((problem as Error).name === 'NotAllowedError' ? 'idle' : 'failed');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {state === 'failed' && (
        <Banner tone="stop" announce="alert">
          {words.passkeyFailed}
        </Banner>
      )}
      <Button variant="quiet" wide icon={KeyRound} isDisabled={state === 'busy'} onPress={() => void go()}>
        {words.withPasskey}
      </Button>
    </div>
  );
}
