import { describe, expect, test, vi } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer({ TRUST_PROXY: '1' });
const open = await useServer();
const json = { 'content-type': 'application/json' };
const password = 'long enough';

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/auth${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

function cookiesOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function tokenWith(cookie: string): Promise<string> {
  const reply = await fetch(`${server.url}/api/auth/token`, { headers: { cookie } });
  return ((await reply.json()) as { token: string }).token;
}

let count = 0;
function freshEmail(): string {
  count += 1;
  return `person-${count}@example.test`;
}

async function signUp(email = freshEmail()): Promise<{ email: string; cookie: string }> {
  const reply = await post('/sign-up/email', { email, password, name: '' });
  expect(reply.status).toBe(200);
  return { email, cookie: cookiesOf(reply) };
}

describe('signing up', () => {
  test('signs in at once: the token calls functions, and the profile has no type yet', async () => {
    const { email, cookie } = await signUp();
    const profile = await server.call({ token: await tokenWith(cookie) }, 'getProfile', {});
    expect(profile).toMatchObject({ email, userType: null, displayName: null });
  });
  test('gives a token of fifteen minutes at most with the account id and nothing else', async () => {
    const { cookie } = await signUp();
    const [head, body] = (await tokenWith(cookie))
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    const claims = JSON.parse(body ?? '') as Record<string, number>;
    expect(JSON.parse(head ?? '')).toMatchObject({ alg: 'ES256' });
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(900);
  });
  test('twice with one address is refused', async () => {
    const { email } = await signUp();
    expect((await post('/sign-up/email', { email, password, name: '' })).status).toBe(422);
  });
  test.each([
    ['a password of five letters', { email: 'short@example.test', password: 'abcde', name: '' }],
    ['no address', { email: 'nobody', password, name: '' }],
  ])('with %s is refused', async (_, body) => {
    expect((await post('/sign-up/email', body)).status).toBe(400);
  });
});

describe('signing in', () => {
  test('with "remember me" lasts beyond the browser, without it ends with it', async () => {
    const { email } = await signUp();
    const [kept, session] = await Promise.all(
      [true, false].map((rememberMe) => post('/sign-in/email', { email, password, rememberMe })),
    );
    const lifetime = (reply?: Response) =>
      /session_token=[^;]+;.*Max-Age=(\d+)/i.exec(reply?.headers.getSetCookie().join('\n') ?? '')?.[1];
    expect(Number(lifetime(kept))).toBeGreaterThan(24 * 60 * 60);
    expect(lifetime(session)).toBeUndefined();
    expect(kept?.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
    expect(kept?.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
  });
  test('with a wrong password gets the same answer as an address without an account', async () => {
    const { email } = await signUp();
    const wrong = await post('/sign-in/email', { email, password: 'not this one' });
    const unknown = await post('/sign-in/email', { email: 'nobody@example.test', password: 'not this one' });
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(401);
  });
  test('ends with signing out: the old cookie gives no token', async () => {
    const { cookie } = await signUp();
    expect((await post('/sign-out', {}, { cookie, origin: server.services.config.publicUrl })).status).toBe(
      200,
    );
    expect((await fetch(`${server.url}/api/auth/token`, { headers: { cookie } })).status).toBe(401);
  });
  test('is never stored by a cache', async () => {
    const { cookie } = await signUp();
    const reply = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});

describe('too many tries', () => {
  async function tryFrom(address: string, times: number): Promise<Response[]> {
    const replies: Response[] = [];
    for (let index = 0; index < times; index++) {
      // Not a valid address: counted like any other attempt, and faster than checking a password.
      const body = { email: 'nobody', password: 'guess' };
      replies.push(await post('/sign-in/email', body, { 'x-forwarded-for': address }));
    }
    return replies;
  }
  test('from one address are refused with the time to wait; another address is not delayed', async () => {
    const replies = await tryFrom('203.0.113.7', 61);
    const statuses = new Set(replies.slice(0, 60).map((reply) => reply.status));
    expect(statuses).toEqual(new Set([400]));
    expect(replies[60]?.status).toBe(429);
    expect(Number(replies[60]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryFrom('203.0.113.8', 1))[0]?.status).toBe(400);
  });
  test('the address is the one that our proxy saw, not one that the caller sends', async () => {
    const replies = await Promise.all([
      tryFrom('198.51.100.1, 203.0.113.9', 40),
      tryFrom('198.51.100.2, 203.0.113.9', 40),
    ]);
    expect(replies.flat().some((reply) => reply.status === 429)).toBe(true);
  });
});

test('without a trusted proxy the header is ignored, so it does not help a guesser', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 62; index++) {
    const headers = { ...json, 'x-forwarded-for': `203.0.113.${index}` };
    const body = JSON.stringify({ email: 'nobody', password: 'guess' });
    statuses.push(
      (await fetch(`${open.url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status,
    );
  }
  expect(statuses.at(-1)).toBe(429);
});

test('the public keys are available to anyone, the private ones to no one', async () => {
  await tokenWith((await signUp()).cookie);
  const keys = (await (await fetch(`${server.url}/api/auth/jwks`)).json()) as {
    keys: Record<string, string>[];
  };
  expect(keys.keys.length).toBeGreaterThan(0);
  for (const key of keys.keys) expect(key).toMatchObject({ kty: 'EC', crv: 'P-256' });
  for (const key of keys.keys) expect(key).not.toHaveProperty('d');
});

test.each([
  ['/sign-in/email', { email: 'a\u0000@b.test', password: 'secret-1', rememberMe: true }],
  ['/reset-password', { token: 'x\u0000', newPassword: 'secret-2' }],
])('a NUL sent to %s is refused, and nothing of it is printed', async (path, body) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await post(path, body, { 'x-forwarded-for': '203.0.113.99' });
  expect(response.status).toBe(400);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
