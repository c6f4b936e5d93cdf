import type { CertLogic, Rule } from '@clearpaw/domain';

interface Published {
  readonly businessId: string;
  readonly version: number;
  readonly rules: readonly Rule[];
}

/**
 * A published version for engines that support CertLogic; rules that it cannot express are named, never left out
 * silently.
 */
export function certLogicFile(
  { businessId, version, rules }: Published,
  toCertLogic: (rule: Rule) => CertLogic | null,
) {
  const said = rules.map((rule) => ({ rule, logic: toCertLogic(rule) }));
  return {
    format: 'clearpaw-certlogic-1',
    businessId,
    version,
    rules: said.flatMap(({ rule: { id, level, title }, logic }) =>
      logic === null ? [] : [{ id, level, title: title ?? null, logic }],
    ),
    notExpressible: said.flatMap(({ rule, logic }) => (logic === null ? [rule.id] : [])),
  };
}
