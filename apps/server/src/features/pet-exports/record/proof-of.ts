import type { Evidence } from '@clearpaw/domain';
import type { PresentedVaccination } from '../../vaccinations/index.ts';
import { dayOfInstant, joined } from './texts.ts';
import type { Wording } from './wording.ts';

/** How a record is proven, as text and as a number of bars from one to four. */
export interface ShownProof {
  readonly bars: number;
  readonly label: string;
  readonly detail: string | null;
}

export interface ProvenRecord
  extends Pick<PresentedVaccination, 'evidence' | 'documentIds' | 'confirmation'> {
  readonly reviews?: PresentedVaccination['reviews'] | undefined;
}

/** In which words a proof is described, and how names are written within them. */
export interface ProofWording {
  readonly wording: Wording;
  readonly timeZone: string;
  readonly quoted: (name: string) => string;
}

const bars: Readonly<Record<Evidence, number>> = { owner: 1, document: 2, reviewed: 3, clinic: 4 };

export function proofOf(record: ProvenRecord, about: ProofWording): ShownProof {
  const { evidence } = record;
  const label = about.wording.texts.levels[evidence];
  return { bars: bars[evidence], label, detail: detailOf(record, about) };
}

function detailOf(record: ProvenRecord, { wording, timeZone, quoted }: ProofWording): string | null {
  const { evidence, confirmation, documentIds, reviews = [] } = record;
  const { texts } = wording;
  const day = (instant: string) => quoted(dayOfInstant(wording, instant, timeZone));
  if (confirmation && evidence !== 'reviewed') {
    const { clinicName, signerName, confirmedAt } = confirmation;
    const by = joined(wording, quoted(clinicName), quoted(signerName), day(confirmedAt)) ?? '';
    return evidence === 'clinic' ? by : texts.answered(by);
  }
  const verified = reviews.filter(({ decision }) => decision === 'verify').at(-1);
  if (evidence === 'reviewed' && verified) {
    return joined(wording, quoted(verified.businessName), day(verified.at));
  }
  return evidence === 'document' ? texts.documents(documentIds.length) : null;
}
