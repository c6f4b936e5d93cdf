import { CallError } from '@clearpaw/client';
import { useState } from 'react';
import { call } from '../../../platform/session/index.ts';
import { hideDone } from './done-toast.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Where the door stands: looking, asking, or with an answer. */
export type Gate =
  | { readonly step: 'looking' }
  | { readonly step: 'asking'; readonly reading: string }
  | { readonly step: 'refused'; readonly reading: string; readonly problem: CallError }
  | { readonly step: 'judged'; readonly subject: Subject };

const noAnswer = () => new CallError({ code: 'internal', message: 'The server did not answer.' });

/** Asks about one reading at a time. */
export function useGate(businessId: string, service: string | null) {
  const [gate, setGate] = useState<Gate>({ step: 'looking' });
  const ask = async (reading: string) => {
    hideDone();
    setGate({ step: 'asking', reading });
    try {
      const scanned = await call('scanBadge', {
        businessId,
        badge: reading,
        ...(service ? { service } : {}),
      });
      setGate({ step: 'judged', subject: subjectOf(reading, scanned) });
    } catch (problem) {
      setGate({ step: 'refused', reading, problem: problem instanceof CallError ? problem : noAnswer() });
    }
  };
  const look = () => setGate({ step: 'looking' });
  return { gate, ask, look };
}
