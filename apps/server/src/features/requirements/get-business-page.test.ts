import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildRequirements } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

test('anyone reads name, services and current rules of a business, and nothing else of it', async () => {
  const requirement = { kind: 'vaccination', targets: ['rabies'] } as const;
  const rules = [{ id: 'rabies', level: 'required', requirement }] as const;
  const business = await buildBusiness(services, {
    name: 'Harbor Hounds',
    services: [{ code: 'daycare', name: 'Daycare', capacity: 20 }],
  });
  await buildRequirements(services, { business, rules: [...rules] });
  expect(await server.call(null, 'getBusinessPage', { slug: business.slug })).toEqual({
    slug: business.slug,
    name: 'Harbor Hounds',
    kind: business.kind,
    services: [{ code: 'daycare', name: 'Daycare' }],
    selfCheckIn: business.selfCheckIn,
    ...{ timeZone: business.timeZone, description: null, phone: null, address: null, hours: null },
    cover: [],
    contactRequired: false,
    rules,
    publishedAt: expect.stringMatching(/Z$/),
  });
});

test('an address that no business has returns null', async () => {
  expect(await server.call(null, 'getBusinessPage', { slug: 'no-such-business' })).toBeNull();
});
