/** The editor of a place's requirements. */
export { RequirementsView } from './requirements-view.tsx';
/** Names a rule by its id. */
export { useRuleName } from './use-rule-name.ts';
