/** Verdicts as the screens say them. */

/** Why a place says what it says. */
export { ReportReasons } from './report-reasons.tsx';
export { useVerdictLook, type VerdictLook } from './verdict-look.ts';
/** The worst of several verdicts. */
export { worstVerdict } from './worst-verdict.ts';
