import type { Rule } from '../vocabulary/rule.ts';

/** Which records beside vaccinations a list of rules reads; what no rule asks for need not be fetched. */
export type RecordsAsked = {
  /** Tests, treatments, exemptions, declarations or evaluations. */
  readonly care: boolean;
  /** When the pet was last here. */
  readonly lastVisit: boolean;
  readonly documents: boolean;
  readonly signatures: boolean;
};

/** What has to be read to judge a pet by these rules. */
export function recordsAskedBy(rules: readonly Rule[]): RecordsAsked {
  const kinds = new Set(rules.map(({ requirement }) => requirement.kind));
  const asks = (...of: readonly Rule['requirement']['kind'][]) => of.some((kind) => kinds.has(kind));
  const acceptsAlternatives = rules.some(
    ({ requirement }) => requirement.kind === 'vaccination' && requirement.accepts !== undefined,
  );
  return {
    care: acceptsAlternatives || asks('test', 'treatment', 'declaration', 'evaluation'),
    lastVisit: asks('evaluation'),
    documents: asks('document'),
    signatures: asks('waiver'),
  };
}
