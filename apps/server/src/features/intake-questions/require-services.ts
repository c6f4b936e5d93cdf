import { refuse } from '../../platform/refusal/index.ts';

interface ServiceList {
  readonly services: readonly { readonly code: string }[];
}

/** A question is asked for services that the business has. */
export function requireServices(business: ServiceList, asked: readonly string[] | null): void {
  const known = new Set(business.services.map(({ code }) => code));
  const message = 'This business has no such service.';
  const issues = (asked ?? []).flatMap((code, index) =>
    known.has(code) ? [] : [{ path: `services.${index}`, message, reason: 'service_unknown' as const }],
  );
  if (issues.length > 0) throw refuse.invalid(issues);
}
