/** Tests, treatments, exemptions, statements and evaluations on screen. */

/** Adding and correcting a record from elsewhere on the page. */
export { AddCareDialog, CorrectCareDialog } from './care-dialog.tsx';
/** All of a pet's, for its owner. */
export { CarePanel } from './care-panel.tsx';
export { isOwn, type OwnCareEntry } from './care-record.ts';
/** An evaluation by staff. */
export { EvaluatePanel } from './evaluate-panel.tsx';
export { useCare } from './use-care.ts';
