import { CallError } from '@clearpaw/client';
import { useRef, useState } from 'react';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { call } from '../../../platform/session/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { donePicture } from '../done-picture.tsx';
import { showDone } from '../done-toast.ts';
import { checkInMessages } from '../messages.gen.ts';
import { useUndo } from '../use-undo.ts';

/**
 * One press checks out; Undo continues the visit. Each press has one key for all its attempts, and a pet whose
 * check-out is in progress cannot be pressed again. Called directly, because a mutation would wait silently while the
 * device is offline.
 */
export function useCheckOut(businessId: string) {
  const messages = checkInMessages;
  const { undoCheckOut } = useUndo();
  const keys = useRef(new Map<string, string>());
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isLeaving: boolean) =>
    setLeaving((before) => {
      const next = new Set(before);
      if (isLeaving) next.add(id);
      else next.delete(id);
      return next;
    });
  const undo = async ({ id, petId, petName }: CheckIn) => {
    if (!(await undoCheckOut({ businessId, checkInId: id, petId, petName }))) return;
    // The same visit continues, so a later check-out is a new one with a new key.
    keys.current.delete(id);
    mark(id, false);
  };
  const checkOut = async (checkIn: CheckIn) => {
    const { id, petName } = checkIn;
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    mark(id, true);
    try {
      await call('checkOut', { businessId, checkInId: id, idempotencyKey: key });
      showDone(checkIn.petId, {
        text: messages.checkedOut(petName),
        picture: donePicture(faceOf(checkIn)),
        onUndo: () => void undo(checkIn),
      });
    } catch (problem) {
      mark(id, false);
      const said = isUnanswered(problem) ? messages.checkOutFailed(petName) : (problem as Error).message;
      const text = isGone(problem) ? messages.goneAlready(petName) : said;
      showDone(checkIn.petId, { tone: 'error', text });
    }
  };
  return { checkOut, leaving };
}

const isGone = (problem: unknown): boolean => problem instanceof CallError && problem.reason === 'not_here';
