import { CallError } from '@clearpaw/client';
import { useRef, useState } from 'react';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { call } from '../../../platform/session/index.ts';
import { hideDone } from '../done-toast.ts';
import { findSnapshot, readOffline } from '../offline/index.ts';
import type { ScannerBusiness } from '../scanner-business.ts';
import { readSampleBadge } from './sample-badge.ts';
import { offlineSubjectOf, type ScanSubject, scanSubjectOf } from './subject.ts';

/** The state of the scanner: scanning, asking, or with an answer. */
export type ScanState =
  | { readonly step: 'looking' }
  | { readonly step: 'asking'; readonly reading: string }
  | { readonly step: 'refused'; readonly reading: string; readonly problem: CallError }
  | { readonly step: 'judged'; readonly subject: ScanSubject };

const noAnswer = () => new CallError({ code: 'internal', message: 'The server did not answer.' });

/** Asks about one reading at a time. */
export function useScanFlow(business: ScannerBusiness, service: string | null, first: ScanSubject | null) {
  const businessId = business.id;
  const [scan, setScan] = useState<ScanState>(
    first ? { step: 'judged', subject: first } : { step: 'looking' },
  );
  /** The current question: an answer that arrives after the next question is ignored. */
  const asked = useRef(0);
  const ask = async (reading: string, departure?: string) => {
    hideDone();
    asked.current += 1;
    const turn = asked.current;
    const answer = (next: ScanState) => {
      if (turn === asked.current) setScan(next);
    };
    const sample = readSampleBadge(reading, location.host);
    if (sample) return answer({ step: 'judged', subject: sample });
    // Without a network there is nothing to wait for: the answer is shown as soon as the code is read.
    const unasked = navigator.onLine ? null : await answerAlone(reading, business, service);
    if (unasked) return answer(unasked);
    answer({ step: 'asking', reading });
    try {
      const scanned = await call('scanBadge', {
        businessId,
        badge: reading,
        ...(service ? { service } : {}),
        ...(departure ? { departure } : {}),
      });
      answer({ step: 'judged', subject: scanSubjectOf(reading, departure !== undefined, scanned) });
    } catch (problem) {
      const alone = isUnanswered(problem) ? await answerAlone(reading, business, service) : null;
      const refused = problem instanceof CallError ? problem : noAnswer();
      answer(alone ?? { step: 'refused', reading, problem: refused });
    }
  };
  const scanAgain = () => {
    asked.current += 1;
    setScan({ step: 'looking' });
  };
  return { scan, ask, scanAgain };
}

/** Without an answer from the server this device answers, if it has a snapshot. */
async function answerAlone(
  reading: string,
  business: ScannerBusiness,
  service: string | null,
): Promise<ScanState | null> {
  const snapshot = await findSnapshot(business.id).catch(() => null);
  if (!snapshot) return null;
  const scanner = { host: location.host, timeZone: business.timeZone, service, deviceNow: Date.now() };
  const read = await readOffline(reading, snapshot, scanner);
  if (!('refused' in read)) return { step: 'judged', subject: offlineSubjectOf(reading, read, false) };
  const details = { reason: read.refused };
  const problem = new CallError({ code: 'failed-precondition', message: read.refused, details });
  return { step: 'refused', reading, problem };
}
