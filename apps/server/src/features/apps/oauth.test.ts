import { beforeAll, describe, expect, test } from 'vitest';
import { type AuthBrowser, mailsTo, post, useServer } from '../../../test/index.ts';
import {
  askForAccess,
  browserOf,
  buildOAuthFixture,
  connectApp,
  decide,
  exchangeCode,
  type OAuthFixture,
  redirectUri,
  refreshTokens,
  registerTestApp,
  requestOf,
  sendTokenRequest,
} from '../../../test/oauth-client.ts';
import { buildBusiness, buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const server = await useServer({}, { clock });
const other = await useServer({ DATABASE_URL: server.databaseUrl }, { clock });
let { vendor, owner, business, browser } = {} as OAuthFixture;
const scope = 'connections:read compliance:read';

beforeAll(async () => {
  ({ vendor, owner, business, browser } = await buildOAuthFixture(server));
});

const use = async (token: string, on = server, businessId = business.id) =>
  (await post(on.url, { token }, 'listConnections', { businessId })).status;
const connect = (more: { browser?: AuthBrowser; businessId?: string; scope?: string } = {}) =>
  connectApp(server, vendor.app, { browser, scope, businessId: business.id, ...more });
const connected = async () =>
  (await server.call(owner, 'listConnectedApps', { businessId: business.id })).items;

describe('an app that a business connects', () => {
  test('reads what it was allowed, by a code returned with state and issuer', async () => {
    const { query, verifier } = requestOf(vendor.app, scope);
    const page = await askForAccess(browser, query);
    expect(page.pathname).toBe('/connect-app');
    const back = await decide(browser, page, { businessId: business.id });
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('the state');
    expect(back.searchParams.get('iss')).toBe(server.services.config.publicUrl);
    const answer = await exchangeCode(server, vendor.app, {
      code: back.searchParams.get('code') ?? '',
      verifier,
    });
    expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', scope, expires_in: 3600 });
    expect(answer.business_id).toBe(business.id);
    expect(answer.access_token).toMatch(/^cpo_[\w-]{43}$/);
    expect(answer.refresh_token).toBeUndefined();
    const { petId } = await buildConnection(server.services, { business });
    const list = await server.call({ token: answer.access_token ?? '' }, 'listConnections', {
      businessId: business.id,
    });
    expect(list.items.map((item) => item.petId)).toContain(petId);
  });
  test('needs a decision each time, and is named in the list, the audit log and the email', async () => {
    const { token } = await connect();
    expect(await use(token, other)).toBe(200);
    const { query } = requestOf(vendor.app, scope);
    expect((await askForAccess(browser, query)).pathname).toBe('/connect-app');
    const [app, ...more] = await connected();
    expect(more).toEqual([]);
    expect(app).toMatchObject({
      ...{ name: 'Pawbook', registeredBy: vendor.business.name, state: 'active', connectedBy: null },
      scopes: ['compliance:read', 'connections:read'],
    });
    expect(app?.lastUsedAt).not.toBeNull();
    const { items } = await server.call(owner, 'listAuditEntries', { businessId: business.id });
    expect(items.find(({ action }) => action === 'connectApp')?.subject).toMatchObject({
      kind: 'app',
      id: app?.id,
    });
    expect(items.find(({ action }) => action === 'useApp:listConnections')?.actor).toMatchObject({
      ...{ kind: 'app', name: 'Pawbook' },
    });
    const mail = (await mailsTo(server, owner.email)).find(({ subject }) => subject.includes('Pawbook'));
    expect(mail?.text).toContain('- See connected pets');
    expect(mail?.text).not.toContain(':read');
  });
  test('cannot access another business, whichever member connected it', async () => {
    const second = await buildBusiness(server.services, { owner });
    const { token } = await connect();
    const reply = await post(server.url, { token }, 'listConnections', { businessId: second.id });
    expect([reply.status, await reply.json()]).toMatchObject([
      403,
      { error: { details: { reason: 'insufficient_scope' } } },
    ]);
  });
  test('has only the scopes of the last decision', async () => {
    const { token } = await connect();
    await connect({ scope: 'compliance:read' });
    expect(await use(token)).toBe(403);
  });
  test('is not connected by staff, by outsiders, or for a business that never had the plan', async () => {
    const staff = await buildMember(server.services, { business });
    const outsider = await server.businessPerson();
    const petOwner = await server.owner();
    for (const person of [staff, outsider, petOwner]) {
      const theirs = await browserOf(server, person);
      const page = await askForAccess(theirs, requestOf(vendor.app, scope).query);
      await expect(decide(theirs, page, { businessId: business.id })).rejects.toThrow('Refused: 403');
      await expect(decide(theirs, page)).rejects.toThrow('Refused: 403');
    }
    const free = await server.businessPerson({ plan: 'free' });
    const theirBusiness = await buildBusiness(server.services, { owner: free });
    const theirs = await browserOf(server, free);
    const page = await askForAccess(theirs, requestOf(vendor.app, scope).query);
    await expect(decide(theirs, page, { businessId: theirBusiness.id })).rejects.toThrow('upgrade_required');
  });
  test('is told about a refusal', async () => {
    const page = await askForAccess(browser, requestOf(vendor.app, scope).query);
    const back = await decide(browser, page, { accept: false });
    expect(back.href).toContain(`${redirectUri}?error=access_denied`);
    expect(back.searchParams.get('state')).toBe('the state');
  });
});

describe('access ends on every server at once', () => {
  test('when it is disconnected, by the person who gave it or another manager', async () => {
    const manager = await buildMember(server.services, { business, role: 'manager' });
    const { token, refreshToken } = await connect();
    expect([await use(token), await use(token, other)]).toEqual([200, 200]);
    const [app] = await connected();
    const ended = performance.now();
    await server.call(await server.as(manager), 'disconnectApp', { connectedAppId: app?.id ?? '' });
    expect([await use(token), await use(token, other)]).toEqual([401, 401]);
    expect(performance.now() - ended).toBeLessThan(1000);
    expect(await refreshTokens(server, vendor.app, refreshToken)).toMatchObject({ error: 'invalid_grant' });
    expect(await connected()).toEqual([]);
  });
  test('when the person who allowed it leaves the team or becomes staff', async () => {
    const manager = await buildMember(server.services, { business, role: 'manager' });
    const { token, refreshToken } = await connect({ browser: await browserOf(server, manager) });
    const set = (role: string) =>
      server.services.store.pool.query('update member set role = $1 where uid = $2', [role, manager.uid]);
    await set('staff');
    expect([await use(token), await use(token, other)]).toEqual([401, 401]);
    expect((await connected())[0]?.state).toBe('stopped');
    expect(await refreshTokens(server, vendor.app, refreshToken)).toMatchObject({ error: 'invalid_grant' });
    await set('manager');
    expect(await use(token)).toBe(200);
    await server.call(owner, 'removeMember', { businessId: business.id, uid: manager.uid });
    expect([await use(token), await use(token, other)]).toEqual([401, 401]);
  });
  test('when it expires', async () => {
    const { token } = await connect();
    ahead = 3_601_000;
    expect([await use(token), await use(token, other)]).toEqual([401, 401]);
    ahead = 0;
    expect(await use(token)).toBe(200);
  });
  test('a year after the person agreed, however often it was renewed, until they agree again', async () => {
    const day = 24 * 60 * 60 * 1000;
    let { token, refreshToken } = await connect({ scope: `${scope} offline_access` });
    // The library reads the clock of the machine: the decision moves back instead.
    const decidedDaysAgo = (days: number) =>
      server.services.store.pool.query(
        'update app_grant set created_at = $1 where business_id = $2 and ended_at is null',
        [new Date(Date.now() - days * day), business.id],
      );
    await decidedDaysAgo(364);
    expect([await use(token), (await connected()).length]).toEqual([200, 1]);
    const renewed = await refreshTokens(server, vendor.app, refreshToken);
    ({ access_token: token = '', refresh_token: refreshToken = '' } = renewed);
    await decidedDaysAgo(365);
    expect([await use(token), await use(token, other)]).toEqual([401, 401]);
    expect(await refreshTokens(server, vendor.app, refreshToken)).toMatchObject({
      ...{ status: 400, error: 'invalid_grant' },
    });
    expect(await connected()).toEqual([]);
    expect(await use((await connect()).token)).toBe(200);
  });
  test('when the business is removed, or the app is deleted', async () => {
    const theirBusiness = await buildBusiness(server.services, { owner });
    const { token } = await connect({ businessId: theirBusiness.id });
    expect(await use(token, other, theirBusiness.id)).toBe(200);
    await server.services.store.pool.query('delete from business where id = $1', [theirBusiness.id]);
    expect([await use(token, server, theirBusiness.id), await use(token, other, theirBusiness.id)]).toEqual([
      401, 401,
    ]);
    const app = await registerTestApp(server, vendor.owner, vendor.business.id);
    const again = await connectApp(server, app, { browser, scope, businessId: business.id });
    expect(await use(again.token, other)).toBe(200);
    await server.call(vendor.owner, 'deleteApp', { businessId: vendor.business.id, appId: app.id });
    expect([await use(again.token), await use(again.token, other)]).toEqual([401, 401]);
  });
  test('when the app revokes its token', async () => {
    const { token } = await connect();
    const { status } = await sendTokenRequest(server, vendor.app, { token }, 'revoke');
    expect([status, await use(token, other)]).toEqual([200, 401]);
  });
});

describe('an app that a pet owner connects', () => {
  test('reads their own pets, and changes nothing', async () => {
    const person = await server.owner();
    const mine = await buildPet(server.services, { owner: person });
    const foreign = await buildPet(server.services);
    const theirs = await browserOf(server, person);
    const { token } = await connectApp(server, vendor.app, { browser: theirs, scope: 'pets:read' });
    const { items } = await server.call({ token }, 'listPets', {});
    expect(items.map(({ id }) => id)).toEqual([mine.id]);
    const refused = async (name: 'getPet' | 'listVaccinations' | 'deletePet', petId: string) => {
      const { status, details } = await server.refusal({ token }, name, { petId });
      return details?.reason ?? status;
    };
    expect(await refused('getPet', foreign.id)).toBe('NOT_FOUND');
    expect(await refused('listVaccinations', mine.id)).toBe('insufficient_scope');
    expect(await refused('deletePet', mine.id)).toBe('insufficient_scope');
    const [app] = (await server.call(person, 'listMyConnectedApps', {})).items;
    expect(app).toMatchObject({ name: 'Pawbook', scopes: ['pets:read'], state: 'active' });
    expect((await mailsTo(server, person.email))[0]?.subject).toBe(
      'Pawbook is now connected to your account',
    );
    await server.call(person, 'disconnectApp', { connectedAppId: app?.id ?? '' });
    expect((await post(other.url, { token }, 'listPets', {})).status).toBe(401);
  });
  test('is refused functions for businesses, and ends with the account', async () => {
    const person = await server.owner();
    const theirs = await browserOf(server, person);
    const page = await askForAccess(theirs, requestOf(vendor.app, 'visits:write').query);
    await expect(decide(theirs, page)).rejects.toThrow('insufficient_scope');
    const { token } = await connectApp(server, vendor.app, { browser: theirs, scope: 'pets:read' });
    await server.services.store.pool.query('delete from "user" where id = $1', [person.uid]);
    expect((await post(other.url, { token }, 'listPets', {})).status).toBe(401);
  });
});

test('metadata names the addresses to ask, and the issuer of tokens', async () => {
  const read = async (path: string) => (await fetch(`${server.url}${path}`)).json();
  const { publicUrl } = server.services.config;
  const issuer = await read('/.well-known/oauth-authorization-server');
  expect(issuer).toMatchObject({
    ...{ issuer: publicUrl, code_challenge_methods_supported: ['S256'] },
    authorization_endpoint: `${publicUrl}/api/auth/oauth2/authorize`,
  });
  expect(issuer).not.toHaveProperty('registration_endpoint');
  const resource = await read('/.well-known/oauth-protected-resource/functions');
  expect(resource).toMatchObject({ resource: `${publicUrl}/functions`, authorization_servers: [publicUrl] });
  const refused = await post(server.url, null, 'listPets', {});
  expect(refused.headers.get('www-authenticate')).toContain(
    '/.well-known/oauth-protected-resource/functions',
  );
  const named = requestOf(vendor.app, scope, { resource: resource.resource });
  expect((await askForAccess(browser, named.query)).search).toContain('sig=');
});

test('the consent page cannot be shown in a frame', async () => {
  const { headers } = await fetch(`${server.url}/connect-app`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('secrets are shown once, and not stored', async () => {
  const { token, refreshToken } = await connect();
  const { rows } = await server.services.store.pool.query(`
    select row_to_json(t)::text as row from oauth_access_token t
    union all select row_to_json(t)::text from oauth_refresh_token t
    union all select row_to_json(t)::text from oauth_client t
    union all select row_to_json(t)::text from verification t`);
  for (const secret of [token, refreshToken, vendor.app.clientSecret]) {
    expect(rows.some(({ row }) => row.includes(secret.slice(4)))).toBe(false);
  }
});
