import { refuse } from '../../platform/refusal/index.ts';
import type { businessTable } from '../../schema/business.ts';

/** Rules may name services, so one that the business does not offer would leave rules out by mistake. */
export function requireService(
  { services }: Pick<typeof businessTable.$inferSelect, 'services'>,
  service: string | null,
): void {
  if (service === null || services.some(({ code }) => code === service)) return;
  throw refuse.invalid([{ path: 'service', message: 'This business does not offer this service.' }]);
}
