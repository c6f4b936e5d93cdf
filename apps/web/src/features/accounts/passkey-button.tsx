import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canHoldPasskeys, signInWithPasskey } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { recoveryMessages } from './recovery-messages.gen.ts';

/** Signs in without a password, where the browser can. */
export function PasskeyButton({ onDone }: { readonly onDone: () => Promise<void> }) {
  const messages = recoveryMessages;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Nearly all browsers can, so the prerendered page has the button, and it is removed after hydration in the few that
  // cannot.
  const [isPossible, setPossible] = useState(true);
  useEffect(() => setPossible(canHoldPasskeys()), []);
  if (!isPossible) return null;
  const go = async () => {
    setState('busy');
    try {
      await signInWithPasskey();
      await onDone();
    } catch (problem) {
      // A person who closed the browser's own dialog needs no message.
      setState((problem as Error).name === 'NotAllowedError' ? 'idle' : 'failed');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {state === 'failed' && (
        <Banner tone="stop" announce="alert">
          {messages.passkeyFailed}
        </Banner>
      )}
      <PlainButton
        variant="quiet"
        wide
        icon={KeyRound}
        busy={state === 'busy' && messages.withPasskey}
        onPress={() => void go()}
      >
        {messages.withPasskey}
      </PlainButton>
    </div>
  );
}
