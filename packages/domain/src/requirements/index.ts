/** What businesses ask for: where to begin, and what cannot be asked. */

/** Rules that no pet could meet. */
export { findImpossibleRules, type RuleProblem } from './impossible-rules.ts';
/** Beginnings by kind of business. */
export { presetsFor, type RequirementPreset, requirementPresets } from './presets.ts';
/** The rules most businesses use, one by one. */
export {
  asLevel,
  bordetella,
  distemperCombo,
  ferretDistemper,
  fvrcp,
  influenza,
  puppySeries,
  rabbitCombo,
  rabies,
} from './usual-rules.ts';
