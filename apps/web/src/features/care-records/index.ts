/** Screens of every kind of record besides vaccinations and documents. */

export { AddAsClinic } from './add-as-clinic.tsx';
export { AddCareDialog, CorrectCareDialog } from './care-dialog.tsx';
export type { CareEntry } from './care-entry.ts';
export { CarePanel } from './care-panel.tsx';
export { isOwn } from './care-record.ts';
export { CareTags } from './care-tags.tsx';
export { EvaluatePanel } from './evaluate-panel.tsx';
export { healthMessages } from './health-messages.gen.ts';
export { HealthPanel } from './health-panel.tsx';
export { CareRowAdditions, type RowAdditions } from './row-additions.ts';
export { useCare } from './use-care.ts';
export { useCareDialogs } from './use-care-dialogs.tsx';
export { useCareLabels } from './use-care-labels.ts';
export { useWeight } from './use-weight.ts';
export { WeightPanel } from './weight-panel.tsx';
