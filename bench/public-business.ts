import type { Rule } from '@clearpaw/domain';
import { newId, systemClock } from '../apps/server/src/platform/clock/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/telemetry/index.ts';
import {
  buildBusiness,
  buildBusinessAccount,
  buildRequirements,
} from '../apps/server/src/seed/builders/index.ts';

const rules: Rule[] = ['rabies', 'dhpp', 'bordetella'].map((target) => ({
  id: target,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [target] },
}));

/** Adds a daycare with requirements to a database of the product; the path of its public page. */
export async function publishBusiness(databaseUrl: string): Promise<string> {
  const store = openDatabase(databaseUrl, createLog('silent'));
  const services = { store, clock: systemClock, newId };
  const owner = await buildBusinessAccount(services);
  const business = await buildBusiness(services, {
    ...{ owner, name: 'Harbor Daycare', phone: '+1 503 555 0100', address: '12 Pier Street, Portland' },
    description: 'Daycare by the water, with two yards and a pool.',
  });
  await buildRequirements(services, { business, rules });
  await store.close();
  return `/b/${business.slug}`;
}
