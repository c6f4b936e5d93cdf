import type { OutputOf, waivers } from '@clearpaw/contract';
import type { UnsignedReason } from '@clearpaw/domain';
import { useAction, useIdempotencyKey } from '../../../platform/data/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { unsignedMessages } from './messages.gen.ts';

type Asked = OutputOf<typeof waivers.askToSign>;

/** Whom to ask: the owners of these pets, or of all for a reason. */
interface Asking {
  readonly petIds?: string[];
  readonly reason?: UnsignedReason;
}

/** Asks owners to sign, and says how many were asked and how many were not. */
export function useAsking(waiverId: string) {
  const action = useAction('askToSign');
  const { keyFor, forget } = useIdempotencyKey();
  const ask = (asking: Asking, onDone?: () => void) => {
    const input = { waiverId, ...asking };
    action.mutate(
      { ...input, idempotencyKey: keyFor(input) },
      {
        onSuccess: (asked) => {
          forget();
          showToast({ text: sayAsked(asked) });
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
        onSettled: () => onDone?.(),
      },
    );
  };
  return { ask, busy: action.isPending };
}

function sayAsked({ asked, alreadyAsked, withoutAccount, remaining }: Asked): string {
  const messages = unsignedMessages;
  return [
    messages.asked(asked),
    ...(alreadyAsked > 0 ? [messages.alreadyAsked(alreadyAsked)] : []),
    ...(withoutAccount > 0 ? [messages.withoutAccount(withoutAccount)] : []),
    ...(remaining > 0 ? [messages.remaining(remaining)] : []),
  ].join(' ');
}
