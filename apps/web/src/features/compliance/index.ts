/** Verdicts as the screens say them. */

/** Why a place says what it says. */
export { ReportReasons } from './report-reasons.tsx';
/** Each place's answer for a stay still to come. */
export { businessOfHash, reasonsHref, StayPanel } from './stay-panel.tsx';
export { useVerdictAppearance, type VerdictAppearance } from './verdict-appearance.ts';
/** The worst of several verdicts. */
export { worstVerdict } from './worst-verdict.ts';
