import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { entitlementTopic } from './entitlements.ts';

const server = await useServer();

test('someone without a record of their own has the free plan', async () => {
  const free = {
    businessConnect: false,
    tier: 'free',
    source: 'manual',
    currentPeriodEnd: null,
    updatedAt: null,
  };
  expect(await server.call(await server.newcomer(), 'watchEntitlements', {})).toEqual(free);
});

test('the state comes first, then each change once; a change that altered nothing is not repeated', async () => {
  const person = await server.businessPerson();
  const stream = await server.stream(person, 'watchEntitlements', {});
  expect(await stream.next()).toMatchObject({ message: { businessConnect: true, tier: 'business' } });
  const change = (businessConnect: boolean) =>
    server.services.store.transaction(async (tx) => {
      await tx.db
        .update(entitlementTable)
        .set({ businessConnect })
        .where(eq(entitlementTable.uid, person.uid));
      tx.publish({ topic: entitlementTopic(person.uid), payload: {} });
    });
  await change(true);
  await change(false);
  expect(await stream.next()).toMatchObject({ message: { businessConnect: false } });
  await new Promise((wake) => setTimeout(wake, 100));
  expect(stream.waiting()).toEqual([]);
  stream.close();
});

test('reading once leaves no listener behind', async () => {
  await server.call(await server.newcomer(), 'watchEntitlements', {});
  await expect.poll(() => server.services.events.listeners).toBe(0);
});

test('a stream ends in order when the server stops', async () => {
  const stopping = await useServer({ DATABASE_URL: server.databaseUrl });
  const stream = await stopping.stream(await stopping.newcomer(), 'watchEntitlements', {});
  await stream.next();
  await stopping.services.events.close();
  expect(await stream.next()).toEqual({ result: null });
  await stream.ended;
});
