import { beforeAll, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildAppGrant, buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
let owner: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  owner = await server.businessPerson();
  business = await buildBusiness(server.services, { owner });
});

test('a business lists what it registered, with how many have it connected', async () => {
  const { appId, clientId } = await buildAppGrant(server.services, { business });
  const { items } = await server.call(owner, 'listApps', { businessId: business.id });
  expect(items.find(({ id }) => id === appId)).toMatchObject({
    ...{ clientId, name: 'Pawbook', connections: 1 },
    redirectUris: ['https://booking.example/clearpaw'],
  });
});

test('an owner whose plan has ended can still delete an app', async () => {
  const lapsed = await server.businessPerson({ plan: 'lapsed' });
  const place = await buildBusiness(server.services, { owner: lapsed });
  const { appId } = await buildAppGrant(server.services, { business: place });
  const input = { businessId: place.id, appId };
  await server.call(lapsed, 'deleteApp', input);
  expect((await server.refusal(lapsed, 'deleteApp', input)).status).toBe('NOT_FOUND');
});

test('the twenty-first app is refused', async () => {
  const busy = await server.businessPerson();
  const place = await buildBusiness(server.services, { owner: busy });
  const input = { businessId: place.id, name: 'Pawbook', redirectUris: ['https://booking.example/back'] };
  for (let count = 0; count < 20; count++) await server.call(busy, 'registerApp', input);
  expect((await server.refusal(busy, 'registerApp', input)).details?.reason).toBe('too_many_apps');
});

test('tokens go a day after their end', async () => {
  const { clientId } = await buildAppGrant(server.services, { business });
  const { pool } = server.services.store;
  const left = async () =>
    (await pool.query('select 1 from oauth_access_token where client_id = $1', [clientId])).rowCount;
  await server.runJobs();
  expect(await left()).toBe(1);
  await pool.query(
    `update oauth_access_token set expires_at = now() - interval '25 hours' where client_id = $1`,
    [clientId],
  );
  await server.runJobs();
  expect(await left()).toBe(0);
});
