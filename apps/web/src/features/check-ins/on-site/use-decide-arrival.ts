import { CallError } from '@clearpaw/client';
import { useState } from 'react';
import { useIdempotencyKey, useReadAgain } from '../../../platform/data/index.ts';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { call } from '../../../platform/session/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { donePicture } from '../done-picture.tsx';
import { showDone } from '../done-toast.ts';
import { checkInMessages } from '../messages.gen.ts';
import { useUndo } from '../use-undo.ts';

export interface DecideArrivalInput {
  readonly decision: 'admit' | 'deny';
  readonly reason?: string;
}

/** Staff's decision about a waiting pet; one key for all attempts at the same decision. */
export function useDecideArrival(checkIn: CheckIn) {
  const { id, businessId, petId, petName } = checkIn;
  const messages = checkInMessages;
  const readAgain = useReadAgain();
  const { keyFor } = useIdempotencyKey();
  const { undoCheckIn } = useUndo();
  const [busy, setBusy] = useState<DecideArrivalInput['decision'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether it is decided. */
  const decide = async ({ decision, reason }: DecideArrivalInput): Promise<boolean> => {
    setBusy(decision);
    setProblem(null);
    const idempotencyKey = keyFor([decision, reason]);
    const why = reason === undefined ? {} : { overrideReason: reason };
    try {
      await call('decideArrival', { businessId, checkInId: id, decision, idempotencyKey, ...why });
      showDone(petId, {
        text: decision === 'admit' ? messages.checkedIn(petName) : messages.turnedAway(petName),
        picture: donePicture(faceOf(checkIn)),
        onUndo: () => void undoCheckIn({ businessId, checkInId: id, petId, petName }, decision),
      });
      return true;
    } catch (failure) {
      setProblem(problemIn(failure, messages));
      // Refused because a colleague was faster: the list has to show it.
      readAgain('listCheckIns');
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { decide, busy, problem };
}

function problemIn(failure: unknown, messages: typeof checkInMessages): string {
  if (isUnanswered(failure)) return messages.arrivalUnreachable;
  const reason = failure instanceof CallError ? failure.reason : null;
  if (reason === 'override_required') return messages.arrivalChanged;
  if (reason === 'not_waiting') return messages.arrivalDecided;
  return failure instanceof Error ? failure.message : messages.arrivalUnreachable;
}
