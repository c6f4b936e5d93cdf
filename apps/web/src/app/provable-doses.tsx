import type { AskClinic } from '../features/confirmations/index.ts';
import { type AskReview, ReviewNotes } from '../features/reviews/index.ts';
import { RecordList, type Vaccination } from '../features/vaccinations/index.ts';
import type { TickList } from '../ui/field/index.ts';
import type { Portrait } from '../ui/portrait/index.ts';
import { confirmableDose } from './confirmable-of.ts';
import { reviewableOf } from './reviewable-of.ts';

interface ProvableDosesProps {
  readonly doses: readonly Vaccination[];
  readonly look: Portrait;
  readonly clinic: AskClinic;
  readonly review: AskReview;
  readonly proofField: TickList;
}

/** Recorded doses, with ways to prove them and their review results. */
export function ProvableDoses({ clinic, review, ...list }: ProvableDosesProps) {
  return (
    <RecordList
      {...list}
      itemsFor={(dose) => [...clinic.itemsFor(confirmableDose(dose)), ...review.itemsFor(reviewableOf(dose))]}
      notesOf={(dose) => (
        <>
          {clinic.notesFor(dose)}
          <ReviewNotes {...reviewableOf(dose)} />
        </>
      )}
    />
  );
}
