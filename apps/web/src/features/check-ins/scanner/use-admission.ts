import { CallError } from '@clearpaw/client';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../platform/data/index.ts';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { call } from '../../../platform/session/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { type Sent, saveDecision } from '../offline/index.ts';
import type { ScanSubject } from './subject.ts';

export type Doing = 'in' | 'deny' | 'override' | 'out';

/** Why nothing is saved yet. `again` repeats with the same key; `reread` requests the verdict again. */
export interface AdmissionProblem {
  readonly text: string;
  readonly cure: 'again' | 'reread' | null;
}

interface AdmissionRequest {
  readonly doing: Doing;
  readonly reason?: string;
}

/**
 * Staff's decision about a pet at check-in. Each decision has one key for all its attempts. Called directly, because a
 * mutation would wait silently while the device is offline.
 */
export function useAdmission(businessId: string, service: string | null, subject: ScanSubject) {
  const messages = checkInMessages;
  const { keyFor } = useIdempotencyKey();
  const [busy, setBusy] = useState<Doing | null>(null);
  const [failed, setFailed] = useState<{ request: AdmissionRequest; problem: AdmissionProblem } | null>(null);
  const { pet, method, reading, openCheckIn, stay } = subject;
  const cameFor = stay?.service ?? service;
  const send = async ({ doing, reason }: AdmissionRequest): Promise<Sent> => {
    const idempotencyKey = keyFor([pet.id, doing, reason]);
    if (doing === 'out' && openCheckIn) {
      const { id } = await call('checkOut', { businessId, checkInId: openCheckIn.id, idempotencyKey });
      return { is: 'saved', checkInId: id };
    }
    const input = {
      businessId,
      petId: pet.id,
      method,
      decision: doing === 'deny' ? ('deny' as const) : ('admit' as const),
      idempotencyKey,
      ...(reading === null ? {} : { badge: reading }),
      ...(cameFor === null ? {} : { service: cameFor }),
      ...(stay?.chosen ? { departure: stay.departure } : {}),
      ...(reason === undefined ? {} : { overrideReason: reason }),
    };
    return saveDecision(call, pet.name, input);
  };
  /** How it was saved, by the server or on this device; null if it was not. */
  const act = async (request: AdmissionRequest): Promise<Sent | null> => {
    setBusy(request.doing);
    setFailed(null);
    try {
      return await send(request);
    } catch (problem) {
      setFailed({ request, problem: admissionProblem(problem, messages) });
      return null;
    } finally {
      setBusy(null);
    }
  };
  return { act, busy, failed };
}

function admissionProblem(problem: unknown, messages: typeof checkInMessages): AdmissionProblem {
  if (isUnanswered(problem)) return { text: messages.unreachable, cure: 'again' };
  const reason = problem instanceof CallError ? problem.reason : null;
  if (reason === 'insufficient_role') return { text: messages.roleTooLow, cure: null };
  if (reason === 'already_here' || reason === 'override_required' || reason === 'not_here') {
    return { text: messages.changedMeanwhile, cure: 'reread' };
  }
  return { text: problem instanceof Error ? problem.message : messages.unreachable, cure: null };
}
