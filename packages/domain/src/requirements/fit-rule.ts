import { hasEnded, type Rule } from '../compliance/index.ts';

/** What of a business decides whether a rule can be used there. */
export interface RuledServices {
  /** The codes of its services. */
  readonly services: ReadonlySet<string>;
  /** Today at the business. */
  readonly today: string;
}

/** Why a rule would never be asked at a business; the detail names its services. */
export interface Misfit {
  readonly reason: 'ended' | 'no_service';
  readonly detail: string | null;
}

type Limited = Pick<Rule, 'appliesTo'>;

/**
 * A rule of elsewhere as it applies at this business: limited to the services that exist here. Null in `misfit` where it
 * fits.
 */
export function fitRule<R extends Limited>(
  rule: R,
  { services, today }: RuledServices,
): { readonly rule: R; readonly misfit: Misfit | null } {
  if (hasEnded(rule, today)) return { rule, misfit: { reason: 'ended', detail: null } };
  const asked = rule.appliesTo?.services;
  if (!asked) return { rule, misfit: null };
  const here = asked.filter((code) => services.has(code));
  if (here.length === 0) return { rule, misfit: { reason: 'no_service', detail: asked.join(', ') } };
  if (here.length === asked.length) return { rule, misfit: null };
  return { rule: { ...rule, appliesTo: { ...rule.appliesTo, services: here } }, misfit: null };
}
