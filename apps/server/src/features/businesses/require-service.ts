import { refuse } from '../../platform/refusal/index.ts';
import type { businessTable } from '../../schema/business.ts';

/**
 * Refuses a service that the business does not offer, because rules may name services and would otherwise not apply.
 */
export function requireService(
  { services }: Pick<typeof businessTable.$inferSelect, 'services'>,
  service: string | null,
): void {
  if (service === null || services.some(({ code }) => code === service)) return;
  throw refuse.invalid([
    { path: 'service', message: 'This business does not offer this service.', reason: 'service_unknown' },
  ]);
}
