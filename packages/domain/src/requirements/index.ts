/** Presets, rules that no pet could meet, rules of elsewhere, and rules in a file. */

export { fitRule, type Misfit, type RuledServices } from './fit-rule.ts';
export { findImpossibleRules, type RuleProblem } from './impossible-rules.ts';
export { presetsFor, type RequirementPreset, requirementPresets } from './presets.ts';
export {
  maxRuleFileLength,
  maxRules,
  type RuleFile,
  ruleFileFormat,
  ruleFileVersion,
  toRuleFile,
} from './rule-file.ts';
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
