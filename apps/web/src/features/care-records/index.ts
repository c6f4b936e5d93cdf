/** Records of every kind beside vaccinations and documents on screen. */

/** Adding a record as the pet's clinic. */
export { AddAsClinic } from './add-as-clinic.tsx';
/** Adding and correcting a record from elsewhere on the page. */
export { AddCareDialog, CorrectCareDialog } from './care-dialog.tsx';
export type { CareEntry } from './care-entry.ts';
/** All of a pet's, for its owner. */
export { CarePanel } from './care-panel.tsx';
export { isOwn } from './care-record.ts';
/** What to mind about a pet, beside its name. */
export { CareTags } from './care-tags.tsx';
/** An evaluation by staff. */
export { EvaluatePanel } from './evaluate-panel.tsx';
/** The kinds that an owner keeps for the pet's health. */
export { healthMessages } from './health-messages.gen.ts';
export { HealthPanel } from './health-panel.tsx';
/** What other features add to the rows of records. */
export { CareRowAdditions, type RowAdditions } from './row-additions.ts';
export { useCare } from './use-care.ts';
export { useCareDialogs } from './use-care-dialogs.tsx';
/** Records in words, for other pages. */
export { useCareLabels } from './use-care-labels.ts';
export { useWeight } from './use-weight.ts';
export { WeightPanel } from './weight-panel.tsx';
