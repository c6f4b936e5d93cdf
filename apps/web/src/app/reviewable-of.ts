import { nameOfVaccine, type ReviewableKind, reviewableKinds } from '@clearpaw/domain';
import type { CareEntry } from '../features/care-records/index.ts';
import type { DocumentDetail, PetDocument } from '../features/documents/index.ts';
import type { ReviewableRecord } from '../features/reviews/index.ts';
import type { Vaccination } from '../features/vaccinations/index.ts';

/** A vaccination as the review feature knows it. */
export function reviewableOf(dose: Vaccination): ReviewableRecord {
  const { id, documentIds, reviews, reviewRequests, state } = dose;
  const title = nameOfVaccine(dose);
  return {
    ...{ kind: 'vaccination', id, title, documentIds, reviews, reviewRequests },
    isActive: state === 'active',
  };
}

/** A record of another kind; null for what no business reviews. */
export function reviewableCare({ kind, record }: CareEntry, title: string): ReviewableRecord | null {
  if (!isReviewable(kind) || !('documentIds' in record)) return null;
  const { reviews = [], reviewRequests = [] } = 'reviews' in record ? record : {};
  const { id, documentIds, state } = record;
  return { kind, id, title, documentIds, reviews, reviewRequests, isActive: state === 'active' };
}

/** A document, which is its own proof. */
export function reviewableDocument(document: PetDocument | DocumentDetail): ReviewableRecord {
  const { id, title, reviews = [], reviewRequests = [] } = document;
  return { kind: 'document', id, title, documentIds: [id], reviews, reviewRequests, isActive: true };
}

function isReviewable(kind: CareEntry['kind']): kind is CareEntry['kind'] & ReviewableKind {
  return reviewableKinds.some((known) => known === kind);
}
