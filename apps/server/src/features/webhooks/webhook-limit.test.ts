import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();

test('concurrent requests create no more webhooks than a business may have', async () => {
  const owner = await server.businessPerson();
  const { id: businessId } = await buildBusiness(server.services, { owner });
  const webhook = { businessId, url: 'https://booking.example/hooks', events: ['visit.planned' as const] };
  const ends = await Promise.allSettled(
    Array.from({ length: 30 }, () => server.call(owner, 'createWebhook', webhook)),
  );
  const reasons = ends.map((end) =>
    end.status === 'fulfilled' ? 'made' : end.reason.refused.details.reason,
  );
  expect(reasons.filter((reason) => reason === 'made')).toHaveLength(10);
  expect(reasons.filter((reason) => reason === 'too_many_webhooks')).toHaveLength(20);
});
