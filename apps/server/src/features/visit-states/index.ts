/** Changes to planned visits that follow from connections and check-ins. `features/visits` plans them. */

export { cancelVisitsOf } from './cancel-visits-of.ts';
export { type FoundStay, findStay, stayOf, visitAsJson, visitOfJson, visitValues } from './find-stay.ts';
export { beginsVisit, beginVisit, finishVisit, resumeVisit, revertVisit } from './follow-check-in.ts';
export { moveVisits } from './move-visits.ts';
export { requireFree } from './require-free.ts';
export type { VisitRow } from './visit-row.ts';
export { publishVisit, visitTopic } from './visit-topic.ts';
