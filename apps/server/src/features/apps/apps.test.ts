import { beforeAll, expect, test } from 'vitest';
import { mailsTo, type TestPerson, testPassword, useServer } from '../../../test/index.ts';
import { askForAccess, browserOf, registerTestApp, requestOf } from '../../../test/oauth-client.ts';
import { type BuiltBusiness, buildAppGrant, buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
let owner: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  owner = await server.businessPerson();
  business = await buildBusiness(server.services, { owner });
});

test('a business lists the apps it registered, with the number of their connections', async () => {
  const { appId, clientId } = await buildAppGrant(server.services, { business });
  const { items } = await server.call(owner, 'listApps', { businessId: business.id });
  expect(items.find(({ id }) => id === appId)).toMatchObject({
    ...{ clientId, name: 'Pawbook', connections: 1 },
    redirectUris: ['https://booking.example/clearpaw'],
  });
});

test('an owner whose plan has ended can still delete an app', async () => {
  const lapsed = await server.businessPerson({ plan: 'lapsed' });
  const theirBusiness = await buildBusiness(server.services, { owner: lapsed });
  const { appId } = await buildAppGrant(server.services, { business: theirBusiness });
  const input = { businessId: theirBusiness.id, appId };
  await server.call(lapsed, 'deleteApp', input);
  expect((await server.refusal(lapsed, 'deleteApp', input)).status).toBe('NOT_FOUND');
});

test('the twenty-first app is refused', async () => {
  const busy = await server.businessPerson();
  const theirBusiness = await buildBusiness(server.services, { owner: busy });
  const input = {
    businessId: theirBusiness.id,
    name: 'Pawbook',
    redirectUris: ['https://booking.example/back'],
  };
  for (let count = 0; count < 20; count++) await server.call(busy, 'registerApp', input);
  expect((await server.refusal(busy, 'registerApp', input)).details?.reason).toBe('too_many_apps');
});

test('the addresses of an app are changed, and the old ones are no longer accepted', async () => {
  const registrar = await server.businessPerson();
  const theirBusiness = await buildBusiness(server.services, { owner: registrar });
  const app = await registerTestApp(server, registrar, theirBusiness.id);
  const input = { businessId: theirBusiness.id, appId: app.id };
  const next = 'https://booking.example/next';
  const bad = { ...input, redirectUris: [next, 'http://booking.example/next'] };
  expect((await server.refusal(registrar, 'updateApp', bad)).details?.issues).toEqual([
    expect.objectContaining({ path: 'redirectUris.1' }),
  ]);
  await server.call(registrar, 'updateApp', { ...input, redirectUris: [next] });
  const { items } = await server.call(registrar, 'listApps', { businessId: theirBusiness.id });
  expect(items[0]?.redirectUris).toEqual([next]);
  const browser = await browserOf(server, registrar);
  const scope = 'connections:read';
  const before = await askForAccess(browser, requestOf(app, scope).query);
  expect(before.searchParams.get('error')).toBe('invalid_redirect');
  const after = await askForAccess(browser, requestOf(app, scope, { redirect_uri: next }).query);
  expect([after.pathname, after.searchParams.get('error')]).toEqual(['/connect-app', null]);
});

test('an app without a way to renew its access is listed until its token ends', async () => {
  const person = await server.businessPerson();
  const theirBusiness = await buildBusiness(server.services, { owner: person });
  const { connectedAppId, appId } = await buildAppGrant(server.services, { business: theirBusiness });
  const { pool } = server.services.store;
  const listed = async () => {
    const apps = await server.call(person, 'listApps', { businessId: theirBusiness.id });
    const connected = await server.call(person, 'listConnectedApps', { businessId: theirBusiness.id });
    const connections = apps.items.find(({ id }) => id === appId)?.connections;
    return [connected.items.map(({ id }) => id), connections];
  };
  const longAgo = `now() - interval '2 hours'`;
  await pool.query(`update app_grant set created_at = ${longAgo} where id = $1`, [connectedAppId]);
  expect(await listed()).toEqual([[connectedAppId], 1]);
  await pool.query(`update oauth_access_token set expires_at = ${longAgo} where reference_id = $1`, [
    connectedAppId,
  ]);
  expect(await listed()).toEqual([[], 0]);
});

test('when the last owner of a business leaves, the clients of its apps are deleted and their connections end', async () => {
  const last = await server.businessPerson();
  const theirBusiness = await buildBusiness(server.services, { owner: last });
  const { clientId } = await buildAppGrant(server.services, { business: theirBusiness });
  const kept = await buildAppGrant(server.services, { business });
  const { pool } = server.services.store;
  const clients = `select client_id from oauth_client where client_id = any($1) order by 1`;
  const left = async () => {
    const { rows } = await pool.query<{ client_id: string }>(clients, [[clientId, kept.clientId]]);
    return rows.map((row) => row.client_id);
  };
  expect(await left()).toHaveLength(2);
  await server.call(last, 'deleteMyAccount', { confirmEmail: last.email });
  expect(await left()).toEqual([kept.clientId]);
});

test('the email about a changed password names the apps that still have access', async () => {
  const person = await server.businessPerson();
  const theirBusiness = await buildBusiness(server.services, { owner: person });
  const browser = await browserOf(server, person);
  await buildAppGrant(server.services, { business: theirBusiness });
  const change = { currentPassword: testPassword, newPassword: 'a third one' };
  expect((await browser.post('/change-password', change)).status).toBe(200);
  const [mail] = await mailsTo(server, person.email);
  expect(mail?.text).toContain(`These connected apps still have access:\n- Pawbook (${theirBusiness.name})`);
});

test('tokens are deleted a day after their end', async () => {
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
