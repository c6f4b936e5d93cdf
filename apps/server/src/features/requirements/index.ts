export { completeRules } from './complete-rules.ts';
export { findBusinessPage } from './get-business-page.ts';
export { lockLatestVersion } from './lock-latest-version.ts';
export { publishNext } from './publish-next.ts';
export { followQuestion, requiredQuestions } from './question-rules.ts';
export { requirementFunctions } from './requirement-functions.ts';
export { type LeftOutRule, titleKey } from './rules-here.ts';
export {
  type InForce,
  type RulesRow,
  rulesColumns,
  rulesInForce,
  rulesJoin,
  rulesOfRow,
  rulesToCome,
  rulesValues,
} from './rules-in-force.ts';
export { renewWaiverRules, requireWaiver } from './waiver-rules.ts';
