import { createHash, randomBytes } from 'node:crypto';
import { accountTable, hashPassword } from '../src/platform/auth/index.ts';
import { type BuiltAccount, type BuiltBusiness, buildBusiness } from '../src/seed/builders/index.ts';
import { type AuthBrowser, authBrowser, testPassword } from './auth-browser.ts';
import type { TestPerson, TestServer } from './test-server.ts';

export const redirectUri = 'https://booking.example/clearpaw';

export interface TestApp {
  readonly id: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface TokenAnswer {
  readonly status: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly scope?: string;
  readonly error?: string;
  readonly [more: string]: unknown;
}

let passwordHash: Promise<string> | undefined;

/** A browser in which a built person is signed in. */
export async function browserOf(server: TestServer, { uid, email }: BuiltAccount): Promise<AuthBrowser> {
  passwordHash ??= hashPassword(testPassword);
  const now = server.services.clock.now();
  await server.services.store.db.insert(accountTable).values({
    ...{ id: server.services.newId(), accountId: uid, providerId: 'credential', userId: uid },
    ...{ password: await passwordHash, createdAt: now, updatedAt: now },
  });
  const browser = authBrowser(server);
  const { status } = await browser.post('/sign-in/email', { email, password: testPassword });
  if (status !== 200) throw new Error(`Signing in was refused: ${status}`);
  return browser;
}

export function registerTestApp(server: TestServer, owner: TestPerson, businessId: string): Promise<TestApp> {
  const input = { businessId, name: 'Pawbook', redirectUris: [redirectUri] };
  return server.call(owner, 'registerApp', input);
}

/** The parameters of a valid request, and the verifier of its challenge. */
export function requestOf(app: TestApp, scope: string, more: Readonly<Record<string, string | null>> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const all: Readonly<Record<string, string | null>> = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    scope,
    state: 'the state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value !== null) query.set(name, value);
  return { verifier, query };
}

/** Where the browser is redirected: the consent page, the app, or an error page. */
export async function askForAccess(browser: AuthBrowser, query: URLSearchParams): Promise<URL> {
  const { location, status, answer } = await browser.get(`/oauth2/authorize?${query}`);
  const { url = location } = Object(answer) as { url?: string };
  if (url === null) throw new Error(`There was no redirect: ${status} ${JSON.stringify(answer)}`);
  return new URL(url, 'http://here.test');
}

export interface Decision {
  readonly accept?: boolean;
  readonly businessId?: string;
}

/** Submits the person's decision on the page; returns where the browser goes next. */
export async function decide(browser: AuthBrowser, page: URL, decision: Decision = {}): Promise<URL> {
  const signed = page.searchParams.get('request') ?? page.search.slice(1);
  const body = { accept: true, oauth_query: signed, ...decision };
  const { status, answer } = await browser.post('/oauth2/consent', body);
  const { url } = Object(answer) as { url?: string };
  if (status !== 200 || url === undefined) throw new Error(`Refused: ${status} ${JSON.stringify(answer)}`);
  return new URL(url);
}

export async function sendTokenRequest(
  server: TestServer,
  app: Pick<TestApp, 'clientId' | 'clientSecret'>,
  body: Readonly<Record<string, string>>,
  path = 'token',
): Promise<TokenAnswer> {
  const reply = await fetch(`${server.url}/api/auth/oauth2/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${app.clientId}:${app.clientSecret}`)}` },
    body: new URLSearchParams(body),
  });
  return { ...((await reply.json().catch(() => ({}))) as object), status: reply.status };
}

export interface CodeToExchange {
  readonly code: string;
  readonly verifier: string;
}

export const exchangeCode = (
  server: TestServer,
  app: TestApp,
  { code, verifier }: CodeToExchange,
  more = {},
) =>
  sendTokenRequest(server, app, {
    ...{ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
    ...more,
  });

export const refreshTokens = (server: TestServer, app: TestApp, token: string) =>
  sendTokenRequest(server, app, { grant_type: 'refresh_token', refresh_token: token });

/** The whole flow: request, consent, token exchange. */
export async function connectApp(
  server: TestServer,
  app: TestApp,
  { browser, scope, businessId }: { browser: AuthBrowser; scope: string; businessId?: string },
): Promise<{ readonly token: string; readonly refreshToken: string }> {
  const { query, verifier } = requestOf(app, `${scope} offline_access`);
  const page = await askForAccess(browser, query);
  const back = await decide(browser, page, businessId === undefined ? {} : { businessId });
  const code = back.searchParams.get('code') ?? '';
  const answer = await exchangeCode(server, app, { code, verifier });
  if (answer.access_token === undefined) throw new Error(`No token: ${JSON.stringify(answer)}`);
  return { token: answer.access_token, refreshToken: answer.refresh_token ?? '' };
}

export interface OAuthFixture {
  /** The developer of the app. */
  readonly vendor: { readonly owner: TestPerson; readonly business: BuiltBusiness; readonly app: TestApp };
  /** The person who is asked to connect it, in a signed-in browser. */
  readonly owner: TestPerson;
  readonly business: BuiltBusiness;
  readonly browser: AuthBrowser;
}

/** An app of one business, and another business whose owner is asked to connect it. */
export async function buildOAuthFixture(server: TestServer): Promise<OAuthFixture> {
  const vendorOwner = await server.businessPerson();
  const vendorBusiness = await buildBusiness(server.services, { owner: vendorOwner });
  const app = await registerTestApp(server, vendorOwner, vendorBusiness.id);
  const owner = await server.businessPerson();
  const business = await buildBusiness(server.services, { owner });
  const browser = await browserOf(server, owner);
  return { vendor: { owner: vendorOwner, business: vendorBusiness, app }, owner, business, browser };
}
