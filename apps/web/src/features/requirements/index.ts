export { LeftOutRules } from './left-out-rules.tsx';
export { RequirementsView } from './requirements-view.tsx';
export { useRuleName, useRuleNames } from './use-rule-name.ts';
export { useRuleSentence } from './use-rule-sentence.ts';
export { WaiverChoices } from './waiver-choices.ts';
