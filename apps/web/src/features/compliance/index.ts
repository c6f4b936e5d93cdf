/** How screens show verdicts. */

export { CheckedRules } from './checked-rules.tsx';
export { type MissingGroup, type MissingItem, missingGroups } from './missing-groups.ts';
export { MissingList } from './missing-list.tsx';
export { MissingPanel } from './missing-panel.tsx';
export { MissingPetsPanel } from './missing-pets-panel.tsx';
export { businessOfHash, reasonsHref } from './reasons-address.ts';
export { ReportReasons } from './report-reasons.tsx';
export { ServiceChecklist } from './service-checklist.tsx';
export { StayCheck } from './stay-check.tsx';
export { useExplained, useOpenRequirements } from './use-open-requirements.ts';
export { useVerdictAppearance } from './verdict-appearance.ts';
export { worstVerdict } from './worst-verdict.ts';
