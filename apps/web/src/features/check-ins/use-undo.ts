import { isUnanswered } from '../../platform/offline/index.ts';
import { call } from '../../platform/session/index.ts';
import { showDone } from './done-toast.ts';
import { checkInMessages } from './messages.gen.ts';

interface Undone {
  readonly businessId: string;
  readonly checkInId: string;
  readonly petId: string;
  readonly petName: string;
}

/** Undoes what staff have just done, and reports the result. Returns whether it was undone. */
export function useUndo() {
  const messages = checkInMessages;
  const send = async (
    name: 'undoCheckIn' | 'undoCheckOut',
    { businessId, checkInId, petId }: Undone,
    said: { readonly done: string; readonly failed: string },
  ): Promise<boolean> => {
    const input = { businessId, checkInId, idempotencyKey: crypto.randomUUID() };
    try {
      // The same key: an attempt whose answer was lost is not counted twice.
      await call(name, input).catch((problem) => {
        if (isUnanswered(problem)) return call(name, input);
        throw problem;
      });
      showDone(petId, { text: said.done });
      return true;
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : '';
      showDone(petId, { tone: 'error', text: `${said.failed} ${why}`.trim() });
      return false;
    }
  };
  return {
    undoCheckIn: (undone: Undone, decision: 'admit' | 'deny') =>
      send('undoCheckIn', undone, {
        done: messages.undone[decision](undone.petName),
        failed: messages.undoFailed[decision](undone.petName),
      }),
    undoCheckOut: (undone: Undone) =>
      send('undoCheckOut', undone, {
        done: messages.backIn(undone.petName),
        failed: messages.backInFailed(undone.petName),
      }),
  };
}
