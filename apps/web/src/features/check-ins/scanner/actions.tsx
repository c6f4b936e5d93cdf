import { Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/index.ts';
import { VerdictButton } from '../../../ui/scan/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { Doing } from './use-admission.ts';

interface ActionsProps {
  /** `unsure` was answered without a network, and cannot be shown as certain. */
  readonly situation: 'here' | 'specimen' | 'good' | 'unsure' | 'not-good';
  readonly mayOverride: boolean;
  readonly busy: Doing | null;
  /** What "next" leads to: the next badge, or back to Today for a pet found by name. */
  readonly nextWord: string;
  readonly onAct: (doing: Doing) => void;
  readonly onNext: () => void;
  /** Asks the server about the same badge. */
  readonly onReread: () => void;
}

/** Side by side if both fit, else one below the other. */
function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2.5 *:flex-1 *:basis-36">{children}</div>;
}

/** The available decisions, the main one first and within reach of the thumb. */
export function Actions({ situation, mayOverride, busy, nextWord, onAct, onNext, onReread }: ActionsProps) {
  const messages = checkInMessages;
  const act = (doing: Doing) => () => {
    if (busy === null) onAct(doing);
  };
  if (situation === 'not-good') {
    return (
      <Row>
        <VerdictButton autoFocus isBusy={busy === 'deny'} onPress={act('deny')}>
          {messages.turnAway}
        </VerdictButton>
        {mayOverride ? (
          <VerdictButton tone="outline" icon={Lock} isBusy={busy === 'override'} onPress={act('override')}>
            {messages.admitAnyway}
          </VerdictButton>
        ) : (
          <p className="flex min-h-11 items-center justify-center gap-2 text-center">
            <Icon of={Lock} size={18} />
            {messages.needsManager}
          </p>
        )}
      </Row>
    );
  }
  if (situation === 'unsure') {
    return (
      <Row>
        <VerdictButton autoFocus isBusy={busy === 'in'} onPress={act('in')}>
          {messages.confirmLater}
        </VerdictButton>
        <VerdictButton tone="outline" icon={RefreshCw} onPress={onReread}>
          {messages.tryOnline}
        </VerdictButton>
      </Row>
    );
  }
  const main = { here: 'out', good: 'in', specimen: null } as const;
  const doing = main[situation];
  return (
    <Row>
      {doing && (
        <VerdictButton autoFocus isBusy={busy === doing} onPress={act(doing)}>
          {doing === 'out' ? messages.checkOut : messages.checkIn}
        </VerdictButton>
      )}
      <VerdictButton tone={doing ? 'outline' : 'solid'} autoFocus={!doing} onPress={onNext}>
        {nextWord}
      </VerdictButton>
    </Row>
  );
}
