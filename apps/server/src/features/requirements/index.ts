export { completeRules } from './complete-rules.ts';
export { findBusinessPage } from './get-business-page.ts';
export { followQuestion, requiredQuestions } from './question-rules.ts';
export { requirementFunctions } from './requirement-functions.ts';
export { rulesInForce, rulesToCome } from './rules-in-force.ts';
export { renewWaiverRules, requireWaiver } from './waiver-rules.ts';
