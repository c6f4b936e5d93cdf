import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { billingCustomerTable } from '../../schema/billing.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { reconcile } from './reconcile.ts';
import { entitlementsNow, startTrial } from './testing/sandbox-visitor.ts';

const server = await useServer();
const { billing, store } = server.services;
if (!billing) throw new Error('There is no sandbox.');
const services = { ...server.services, billing };

test('matching customers are only counted; differences are named, and corrected on request', async () => {
  const [quiet, unheard, tampered] = [
    await server.businessPerson({ plan: 'free' }),
    await server.businessPerson({ plan: 'free' }),
    await server.businessPerson({ plan: 'free' }),
  ];
  for (const person of [quiet, unheard, tampered]) await startTrial(server, person);
  expect(await reconcile(services, { repair: false })).toEqual({ compared: 3, drifts: [] });
  await store.db
    .update(billingCustomerTable)
    .set({ reading: null })
    .where(eq(billingCustomerTable.uid, unheard.uid));
  await store.db
    .update(entitlementTable)
    .set({ businessConnect: false })
    .where(eq(entitlementTable.uid, tampered.uid));
  const { drifts } = await reconcile(services, { repair: true });
  expect(drifts.map(({ uid, field }) => [uid, field])).toEqual([
    [unheard.uid, 'subscription'],
    [tampered.uid, 'entitlement'],
  ]);
  expect(await reconcile(services, { repair: false })).toEqual({ compared: 3, drifts: [] });
  expect(await entitlementsNow(server, tampered)).toMatchObject({ businessConnect: true });
});

test('a customer that cannot be read is named and not changed', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await store.db.insert(billingCustomerTable).values({
    uid: person.uid,
    customerId: 'cus_gone',
    revision: 0,
    reading: null,
    createdAt: new Date(),
  });
  const { drifts } = await reconcile(services, { repair: true });
  expect(drifts).toMatchObject([{ uid: person.uid, field: 'unreadable' }]);
});
