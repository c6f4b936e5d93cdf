/** Verdicts as the screens say them. */

/** Every rule, met or missing. */
export { CheckedRules } from './checked-rules.tsx';
/** What is missing, and what puts it right. */
export { type MissingGroup, type MissingItem, missingGroups } from './missing-groups.ts';
export { MissingList } from './missing-list.tsx';
export { MissingPanel } from './missing-panel.tsx';
/** Where a business's reasons are. */
export { businessOfHash, reasonsHref } from './reasons-address.ts';
/** Why a business says what it says. */
export { ReportReasons } from './report-reasons.tsx';
/** Each business's answer for a stay still to come. */
export { StayPanel } from './stay-panel.tsx';
export { useExplained, useOpenRequirements } from './use-open-requirements.ts';
export { useVerdictAppearance } from './verdict-appearance.ts';
/** The worst of several verdicts. */
export { worstVerdict } from './worst-verdict.ts';
