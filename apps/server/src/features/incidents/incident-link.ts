import type { Services } from '../../platform/http/index.ts';

type Sealer = Pick<Services['sealer'], 'sign' | 'isSigned'>;

const lifetimeMs = 10 * 60 * 1000;
const purpose = 'incident reports';

/** A key with an incident and an expiry time, signed by this server, so that nothing needs to be stored. */
export function linkKeyOf(sealer: Sealer, incidentId: string, now: Date): string {
  const named = `${incidentId}.${now.getTime() + lifetimeMs}`;
  return `${named}.${sealer.sign(purpose, named)}`;
}

/** The incident of a key; null if the key has expired or is invalid. */
export function incidentOfKey(sealer: Sealer, key: string, now: Date): string | null {
  const [incidentId = '', end = '', signature = ''] = key.split('.');
  if (!sealer.isSigned(purpose, `${incidentId}.${end}`, signature)) return null;
  return Number(end) > now.getTime() ? incidentId : null;
}
