/** Tests, treatments, exemptions, statements and evaluations on screen. */

/** All of a pet's, for its owner. */
export { CarePanel } from './care-panel.tsx';
/** An evaluation by staff. */
export { EvaluatePanel } from './evaluate-panel.tsx';
