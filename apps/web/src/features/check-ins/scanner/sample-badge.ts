import { readBadge, sampleBadgeCode } from '@clearpaw/domain';
import { checkInMessages } from '../messages.gen.ts';
import type { ScanSubject } from './subject.ts';

/** The answer to the sample badge of Today and of the first page; null for any other badge. Nothing is sent. */
export function readSampleBadge(text: string, host: string): ScanSubject | null {
  const reading = readBadge(text, host);
  return reading.kind === 'badge' && reading.code === sampleBadgeCode ? sampleSubject() : null;
}

export function sampleSubject(): ScanSubject {
  return {
    method: 'badge',
    reading: sampleBadgeCode,
    pet: {
      ...{ id: '00000000-0000-4000-8000-000000000000', name: checkInMessages.samplePet, species: 'dog' },
      ...{ colour: null, photoPath: null, alerts: [] },
    },
    badge: { kind: 'code', specimen: true, countsHere: false },
    report: { verdict: 'compliant', checks: [], changesOn: null, compliantFrom: null },
    ...{ openCheckIn: null, contact: null, customer: null, staffNote: null, stay: null },
  };
}
