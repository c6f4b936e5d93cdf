import type { Evidence } from '@clearpaw/domain';
import type { PresentedVaccination } from '../../vaccinations/index.ts';
import { dayOfInstant } from './texts.ts';

/** How a record is proven, as text and as a number of bars from one to four. */
export interface ShownProof {
  readonly bars: number;
  readonly label: string;
  readonly detail: string | null;
}

interface Proven extends Pick<PresentedVaccination, 'evidence' | 'documentIds' | 'confirmation'> {
  readonly reviews?: PresentedVaccination['reviews'] | undefined;
}

const levels: Readonly<Record<Evidence, { readonly bars: number; readonly label: string }>> = {
  owner: { bars: 1, label: 'Entered by owner' },
  document: { bars: 2, label: 'Document attached' },
  reviewed: { bars: 3, label: 'Verified by a business' },
  clinic: { bars: 4, label: 'Confirmed by clinic' },
};

export function proofOf(record: Proven, timeZone: string): ShownProof {
  return { ...levels[record.evidence], detail: detailOf(record, timeZone) };
}

function detailOf(record: Proven, timeZone: string): string | null {
  const { evidence, confirmation, documentIds, reviews = [] } = record;
  if (confirmation && evidence !== 'reviewed') {
    const { clinicName, signerName, confirmedAt } = confirmation;
    const day = dayOfInstant(confirmedAt, timeZone);
    return evidence === 'clinic'
      ? `${clinicName}, ${signerName}, ${day}`
      : `Answered by ${clinicName}, ${signerName}, ${day}`;
  }
  const verified = reviews.filter(({ decision }) => decision === 'verify').at(-1);
  if (evidence === 'reviewed' && verified) {
    return `${verified.businessName}, ${dayOfInstant(verified.at, timeZone)}`;
  }
  if (evidence !== 'document') return null;
  return documentIds.length === 1 ? '1 document' : `${documentIds.length} documents`;
}
