import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { post, useDatabase, useServer } from '../../../test/index.ts';

test('the very first calls of a new server are all accepted, however many are concurrent', async () => {
  const server = await useServer();
  const maya = await server.owner();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => post(server.url, maya, 'getProfile', {})),
  );
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
});

const server = await useServer();
const maya = await server.owner();
const { config } = server.services;

async function statusFor(authorization: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization };
  const reply = await fetch(`${server.url}/functions/getProfile`, {
    method: 'POST',
    headers,
    body: '{"data":{}}',
  });
  expect(await reply.json()).toHaveProperty(reply.ok ? 'result' : 'error');
  return reply.status;
}

/** A token with our claims, signed by someone else's key under our key's name. */
async function forged(): Promise<string> {
  const kid = JSON.parse(atob(maya.token.split('.')[0] ?? '')).kid as string;
  const { privateKey } = await generateKeyPair('ES256');
  return sign(new SignJWT({ sub: maya.uid }).setProtectedHeader({ alg: 'ES256', kid }), privateKey);
}

function sign(jwt: SignJWT, key: Parameters<SignJWT['sign']>[0]): Promise<string> {
  return jwt.setIssuer(config.publicUrl).setAudience(config.publicUrl).setExpirationTime('5m').sign(key);
}

async function ownToken(claims: Record<string, unknown>): Promise<string> {
  const { token } = await server.auth.api.signJWT({ body: { payload: { sub: maya.uid, ...claims } } });
  return token;
}

test('the scheme is read in upper and lower case', async () => {
  expect(await statusFor(`bearer ${maya.token}`)).toBe(200);
});

test('an invalid header is refused, never treated as a call without a token', async () => {
  const bad = ['Bearer x', 'Bearer', 'Basic bWF5YTp4', '', `Bearer ${maya.token}x`, `Bearer ${maya.token} x`];
  for (const header of bad) expect([header, await statusFor(header)]).toEqual([header, 401]);
});

test('a token signed by another key is refused, even under the name of ours', async () => {
  expect(await statusFor(`Bearer ${await forged()}`)).toBe(401);
});

test('a token without a signature is refused', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const token = `${encode({ alg: 'none' })}.${encode({ sub: maya.uid, exp: 9_999_999_999 })}.`;
  expect(await statusFor(`Bearer ${token}`)).toBe(401);
});

test('a token that has expired, or has another audience, is refused', async () => {
  const ended = await ownToken({ exp: Math.floor(Date.now() / 1000) - 1 });
  const elsewhere = await ownToken({ aud: 'https://elsewhere.example' });
  const foreign = await ownToken({ iss: 'https://elsewhere.example' });
  for (const token of [ended, elsewhere, foreign]) expect(await statusFor(`Bearer ${token}`)).toBe(401);
});

test('a token is valid until its own end, not longer because it was verified before', async () => {
  const token = await ownToken({ exp: Math.floor(Date.now() / 1000) + 1 });
  expect(await statusFor(`Bearer ${token}`)).toBe(200);
  await new Promise((wake) => setTimeout(wake, 1_600));
  expect(await statusFor(`Bearer ${token}`)).toBe(401);
});

test('a key that another server created just after we read the keys is found at once', async () => {
  expect(await statusFor(`Bearer ${maya.token}`)).toBe(200);
  const kid = crypto.randomUUID();
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const forgotten = new SignJWT({ sub: maya.uid }).setProtectedHeader({ alg: 'ES256', kid });
  expect(await statusFor(`Bearer ${await sign(forgotten, privateKey)}`)).toBe(401);
  await server.services.store.pool.query(
    "insert into jwks (id, public_key, private_key, alg, created_at) values ($1, $2, '', 'ES256', '2020-01-01')",
    [kid, JSON.stringify(await exportJWK(publicKey))],
  );
  const token = new SignJWT({ sub: maya.uid }).setProtectedHeader({ alg: 'ES256', kid });
  expect(await statusFor(`Bearer ${await sign(token, privateKey)}`)).toBe(200);
});

test('servers that start together on an empty database create one key between them', async () => {
  const DATABASE_URL = await useDatabase();
  const two = await Promise.all([1, 2].map(() => useServer({ DATABASE_URL })));
  const keys = await two[0]?.services.store.pool.query('select id from jwks');
  expect(keys?.rowCount).toBe(1);
});

test('with another secret the start is refused with one line that says what to do', async () => {
  const DATABASE_URL = await useDatabase();
  await useServer({ DATABASE_URL });
  const starting = useServer({ DATABASE_URL, AUTH_SECRET: 'another secret, which is long enough as well' });
  await expect(starting).rejects.toThrow(
    /^AUTH_SECRET does not fit the keys stored in the database: use the one [^\n]+$/,
  );
});
