import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildWebhook } from '../../seed/builders/index.ts';
import { visitTopic } from '../visit-states/index.ts';
import { claimCursor, distributeAll } from './distribute-events.ts';

const { services } = await useServer();

async function countEntered(webhookId: string): Promise<number> {
  const { rowCount } = await services.store.pool.query(
    'select from webhook_delivery where webhook_id = $1 and event_key is not null',
    [webhookId],
  );
  return rowCount ?? 0;
}

test('a server that stops responding while it reads the outbox delays the others only for seconds', async () => {
  const business = await buildBusiness(services, {});
  const { webhookId } = await buildWebhook(services, { business, events: ['visit.planned'] });
  // The first round starts to follow the outbox.
  await distributeAll(services);
  const before = await countEntered(webhookId);
  const visitId = services.newId();
  const visit = { visitId, petId: visitId, change: 'planned', state: 'expected', verdict: 'compliant' };
  await services.store.transaction(async (tx) => {
    tx.publish({ topic: visitTopic(business.id), payload: visit as never });
  });
  const [claimed, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const silent = services.store.transaction(async (tx) => {
    await claimCursor(tx);
    claimed.resolve();
    await over.promise;
  });
  const ended = expect(silent).rejects.toThrow();
  await claimed.promise;
  await expect.poll(() => distributeAll(services).then(() => countEntered(webhookId))).toBe(before + 1);
  over.resolve();
  await ended;
});
