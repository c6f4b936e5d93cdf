import type { AppScope } from '@clearpaw/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AuthBrowser, authBrowser, post, useServer } from '../../../test/index.ts';
import {
  askForAccess,
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

const server = await useServer();
const other = await useServer({ DATABASE_URL: server.databaseUrl });
let { vendor, business, browser } = {} as OAuthFixture;
const scope = 'connections:read compliance:read';

beforeAll(async () => {
  ({ vendor, business, browser } = await buildOAuthFixture(server));
});

const use = async (token: string, on = server, businessId = business.id) =>
  (await post(on.url, { token }, 'listConnections', { businessId })).status;
const connect = (more: { browser?: AuthBrowser; businessId?: string; scope?: string } = {}) =>
  connectApp(server, vendor.app, { browser, scope, businessId: business.id, ...more });
const getCode = async (more: Readonly<Record<string, string | null>> = {}) => {
  const { query, verifier } = requestOf(vendor.app, scope, more);
  const back = await decide(browser, await askForAccess(browser, query), { businessId: business.id });
  return { code: back.searchParams.get('code') ?? '', verifier };
};

describe('hostile requests', () => {
  test.each([
    'https://booking.example/clearpaw/',
    'https://booking.example/clearpaw?a=1',
    'https://booking.example/Clearpaw',
    'https://booking.example:443/clearpaw',
    'https://evil.example/clearpaw',
    'https://booking.example/clearpaw#a',
    'http://localhost:4999/clearpaw',
  ])('%s is not the registered address: nothing is sent there', async (address) => {
    const page = await askForAccess(browser, requestOf(vendor.app, scope, { redirect_uri: address }).query);
    expect(`${page.pathname}${page.search}`).toBe('/connect-app?error=invalid_redirect');
  });
  test('an address of the local machine is compared including its port', async () => {
    const input = {
      businessId: vendor.business.id,
      name: 'Local',
      redirectUris: ['http://127.0.0.1:4000/back'],
    };
    const app = await server.call(vendor.owner, 'registerApp', input);
    const to = (address: string) =>
      askForAccess(browser, requestOf(app, scope, { redirect_uri: address }).query);
    expect((await to('http://127.0.0.1:4000/back')).search).toContain('sig=');
    expect((await to('http://127.0.0.1:4001/back')).search).toBe('?error=invalid_redirect');
  });
  test('an app registered for some scopes is refused others; one registered for none may ask for all', async () => {
    const input = { businessId: vendor.business.id, name: 'Calendar', redirectUris: [redirectUri] };
    const scopes: AppScope[] = ['visits:read', 'pets:read'];
    const app = await server.call(vendor.owner, 'registerApp', { ...input, scopes });
    const { items } = await server.call(vendor.owner, 'listApps', { businessId: vendor.business.id });
    expect(items.find(({ id }) => id === app.id)?.scopes?.toSorted()).toEqual(scopes.toSorted());
    expect(items.find(({ id }) => id === vendor.app.id)?.scopes).toBeNull();
    const errorOf = async (asked: string, of = app) =>
      (await askForAccess(browser, requestOf(of, asked).query)).searchParams.get('error');
    expect(await errorOf('visits:read customers:read')).toBe('invalid_scope');
    expect(await errorOf('visits:write')).toBe('invalid_scope');
    expect(await errorOf('customers:read', vendor.app)).toBeNull();
    const given = await connectApp(server, app, {
      ...{ browser, businessId: business.id, scope: 'visits:read offline_access' },
    });
    expect(given.refreshToken).not.toBe('');
    const bad = await server.refusal(vendor.owner, 'registerApp', {
      ...input,
      scopes: ['everything' as never],
    });
    expect(bad.status).toBe('INVALID_ARGUMENT');
  });
  test.each([
    ['no challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no state', { state: null }, 'invalid_request'],
    ['a scope that does not exist', { scope: 'everything' }, 'invalid_scope'],
    ['another resource', { resource: 'https://other.example/' }, 'invalid_target'],
    ['no question asked', { prompt: 'none' }, 'consent_required'],
  ])('%s: refused', async (_, more, error) => {
    const page = await askForAccess(browser, requestOf(vendor.app, scope, more).query);
    expect(page.searchParams.get('error')).toBe(error);
    expect(page.searchParams.get('code')).toBeNull();
  });
  test('a token without a code: refused by redirecting to the app', async () => {
    const page = await askForAccess(browser, requestOf(vendor.app, scope, { response_type: 'token' }).query);
    expect(page.hash).toContain('#error=unsupported_response_type');
  });
  test('an unknown app, and a request that was changed', async () => {
    const unknown = { ...vendor.app, clientId: crypto.randomUUID() };
    expect((await askForAccess(browser, requestOf(unknown, scope).query)).search).toBe(
      '?error=invalid_client',
    );
    const page = await askForAccess(browser, requestOf(vendor.app, 'compliance:read').query);
    page.searchParams.set('scope', 'compliance:read customers:read');
    await expect(decide(browser, page, { businessId: business.id })).rejects.toThrow('invalid_signature');
  });
  test('without a session no access is given', async () => {
    const page = await askForAccess(authBrowser(server), requestOf(vendor.app, scope).query);
    expect(page.pathname).toBe('/connect-app');
    await expect(decide(authBrowser(server), page, { businessId: business.id })).rejects.toThrow('401');
  });
  test('a code works once; using it again ends its tokens', async () => {
    const got = await getCode();
    const first = await exchangeCode(server, vendor.app, got);
    expect(await use(first.access_token ?? '')).toBe(200);
    expect(await exchangeCode(other, vendor.app, got)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await use(first.access_token ?? '')).toBe(401);
  });
  test('of twenty concurrent uses one gets a token', async () => {
    const got = await getCode();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => exchangeCode(at % 2 ? server : other, vendor.app, got)),
    );
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
  test('a code of another app, another verifier, another address, a wrong secret', async () => {
    const otherApp = await registerTestApp(server, vendor.owner, vendor.business.id);
    expect(await exchangeCode(server, otherApp, await getCode())).toMatchObject({ error: 'invalid_grant' });
    const got = await getCode();
    const wrong = await exchangeCode(server, vendor.app, { ...got, verifier: 'a'.repeat(43) });
    expect([wrong.status, wrong.access_token]).toEqual([401, undefined]);
    const elsewhere = { redirect_uri: 'https://evil.example/clearpaw' };
    expect((await exchangeCode(server, vendor.app, await getCode(), elsewhere)).status).toBe(400);
    const guessed = { ...vendor.app, clientSecret: `cps_${'a'.repeat(43)}` };
    expect(await exchangeCode(server, guessed, await getCode())).toMatchObject({
      ...{ status: 401, error: 'invalid_client' },
    });
    const { code } = await getCode();
    const without = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const noVerifier = await sendTokenRequest(server, vendor.app, without);
    expect([noVerifier.status >= 400, noVerifier.access_token]).toEqual([true, undefined]);
  });
  test('a refresh token works once; using it again ends all tokens that followed from it', async () => {
    const first = await connect();
    const second = await refreshTokens(server, vendor.app, first.refreshToken);
    expect(await use(second.access_token ?? '')).toBe(200);
    expect(await refreshTokens(other, vendor.app, first.refreshToken)).toMatchObject({
      error: 'invalid_grant',
    });
    expect(await use(second.access_token ?? '')).toBe(401);
    expect(await refreshTokens(server, vendor.app, second.refresh_token ?? '')).toMatchObject({
      error: 'invalid_grant',
    });
  });
  test('a refresh token of another app, and one with additional scopes', async () => {
    const otherApp = await registerTestApp(server, vendor.owner, vendor.business.id);
    const { refreshToken } = await connect();
    expect(await refreshTokens(server, otherApp, refreshToken)).toMatchObject({ error: 'invalid_grant' });
    const more = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: 'customers:read' };
    expect(await sendTokenRequest(server, vendor.app, more)).toMatchObject({ error: 'invalid_scope' });
  });
  test('the secret that was replaced', async () => {
    const app = await registerTestApp(server, vendor.owner, vendor.business.id);
    const input = { businessId: vendor.business.id, appId: app.id };
    const { clientSecret } = await server.call(vendor.owner, 'rotateAppSecret', input);
    const { refreshToken } = await connectApp(
      server,
      { ...app, clientSecret },
      { browser, scope, businessId: business.id },
    );
    expect((await refreshTokens(server, app, refreshToken)).error).toBe('invalid_client');
    expect((await refreshTokens(server, { ...app, clientSecret }, refreshToken)).status).toBe(200);
  });
  test.each([
    'register',
    'create-client',
    'get-clients',
    'introspect',
    'userinfo',
    'continue',
    'delete-consent',
    'end-session',
  ])('/oauth2/%s is closed', async (path) => {
    expect((await browser.post(`/oauth2/${path}`, { redirect_uris: [redirectUri] })).status).toBe(404);
    expect((await browser.get(`/oauth2/${path}`)).status).toBe(404);
  });
  test('tokens of apps, API keys and sessions cannot be used in place of one another', async () => {
    const { token, refreshToken } = await connect();
    const signedIn = await fetch(`${server.url}/api/auth/get-session`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await signedIn.json()).toBeNull();
    expect(await use(refreshToken)).toBe(401);
    expect(await use(token.replace('cpo_', ''))).toBe(401);
    expect(await use(`cpk_live_${token.slice(4)}`)).toBe(401);
    const session = { grant_type: 'refresh_token', refresh_token: `cpr_${(await browser.token()) ?? ''}` };
    expect(await sendTokenRequest(server, vendor.app, session)).toMatchObject({ error: 'invalid_grant' });
    const file = await fetch(`${server.url}/v0/b/x/o/users%2Fa`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.status).toBeGreaterThanOrEqual(400);
  });
  test('an assertion instead of a secret is refused', async () => {
    const reply = await sendTokenRequest(
      server,
      { clientId: vendor.app.clientId, clientSecret: '' },
      {
        grant_type: 'authorization_code',
        client_assertion: 'a.b.c',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      },
    );
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  });
});

test.each([
  ['booking.example', 'Enter a whole address'],
  ['http://booking.example/back', 'Use https'],
  ['https://booking.example/*', 'without *'],
  ['https://booking.example/a#b', 'Leave out #'],
  ['https://ann:secret@booking.example/a', 'Leave out the user name'],
  ['https://BOOKING.example/a', 'Write it as https://booking.example/a'],
  ['javascript:alert(1)', 'Use https'],
  ['booking://back', 'Use https'],
])('%s cannot be registered', async (address, words) => {
  const input = { businessId: vendor.business.id, name: 'Bad', redirectUris: [address] };
  const { details } = await server.refusal(vendor.owner, 'registerApp', input);
  expect(details?.issues?.[0]?.message).toContain(words);
});
