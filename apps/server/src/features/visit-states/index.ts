/** What happens to planned visits when connections and check-ins change; planning them is `features/visits`. */

/** Visits at businesses that no longer know the pet. */
export { cancelVisitsOf } from './cancel-visits-of.ts';
/** The days of a stay at check-in. */
export { type FoundStay, findStay, readVisit, stayOf } from './find-stay.ts';
/** Visits follow check-ins. */
export { beginsVisit, beginVisit, finishVisit, resumeVisit, revertVisit } from './follow-check-in.ts';
/** One visit at a time. */
export { requireFree } from './require-free.ts';
export type { VisitRow } from './visit-row.ts';
/** Who hears of changes. */
export { publishVisit, visitTopic } from './visit-topic.ts';
