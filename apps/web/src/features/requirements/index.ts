/** The editor of a business's requirements. */
export { RequirementsView } from './requirements-view.tsx';
/** Names rules by their ids. */
export { useRuleName, useRuleNames } from './use-rule-name.ts';
/** A rule in words. */
export { useRuleSentence } from './use-rule-sentence.ts';
/** The waivers that rules can ask for. */
export { WaiverChoices } from './waiver-choices.ts';
