/** Presets, and rules that no pet could meet. */

export { findImpossibleRules, type RuleProblem } from './impossible-rules.ts';
export { presetsFor, type RequirementPreset, requirementPresets } from './presets.ts';
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
