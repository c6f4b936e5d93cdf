import type { Services } from '../../platform/http/index.ts';

type Sealer = Pick<Services['sealer'], 'sign' | 'isSigned'>;

const lifetimeMs = 10 * 60 * 1000;
const purpose = 'incident reports';

/** Names an incident and an end, and proves that this product wrote it: nothing needs to be stored. */
export function linkKeyOf(sealer: Sealer, incidentId: string, now: Date): string {
  const named = `${incidentId}.${now.getTime() + lifetimeMs}`;
  return `${named}.${sealer.sign(purpose, named)}`;
}

/** Which incident a key opens now; null once it has ended, or if it never was one. */
export function incidentOfKey(sealer: Sealer, key: string, now: Date): string | null {
  const [incidentId = '', end = '', signature = ''] = key.split('.');
  if (!sealer.isSigned(purpose, `${incidentId}.${end}`, signature)) return null;
  return Number(end) > now.getTime() ? incidentId : null;
}
