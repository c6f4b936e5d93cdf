import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { freePort, useServer } from '../../../../test/index.ts';
import { ourClient } from './testing/our-client.ts';

const [known, unknown] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
const keys = { keys: [{ ...(await exportJWK(known.publicKey)), kid: 'app', alg: 'RS256' }] };
const keyServer = createServer((_, reply) => reply.end(JSON.stringify(keys)));
const port = await freePort();
await new Promise<void>((resolve) => keyServer.listen(port, '127.0.0.1', resolve));
afterAll(() => keyServer.close());

const server = await useServer({ APP_CHECK_JWKS_URL: `http://127.0.0.1:${port}/jwks` });
const owner = await server.owner();
const path = `users/${owner.uid}/files/checked`;

function tokenBy({ privateKey }: typeof known, endsInSeconds: number): Promise<string> {
  const header = { alg: 'RS256', kid: 'app' };
  const ends = Math.floor(Date.now() / 1000) + endsInSeconds;
  return new SignJWT({ sub: 'our app' }).setProtectedHeader(header).setExpirationTime(ends).sign(privateKey);
}

const outcome = (token: string | null, person: string | null = owner.token) =>
  ourClient(server.url, person, { getAppToken: async () => token })
    .uploadString(path, 'x')
    .then(
      () => 'stored',
      (problem: { code?: string }) => problem.code,
    );

test('where App Check is configured, an app with a valid attestation stores and reads', async () => {
  expect(await outcome(await tokenBy(known, 60))).toBe('stored');
});

test.each([
  ['no token', async () => null],
  ['a token of another signer', () => tokenBy(unknown, 60)],
  ['a token whose time is over', () => tokenBy(known, -60)],
  ['something that is no token', async () => 'dummy'],
])('an app with %s is told so, which is not the same as being signed out', async (_, token) => {
  expect(await outcome(await token())).toBe('storage/unauthorized-app');
  const url = `${server.url}/v0/b/clearpaw/o/${encodeURIComponent(path)}`;
  const headers: Record<string, string> = { authorization: `Firebase ${owner.token}` };
  const sent = await token();
  if (sent !== null) headers['x-firebase-appcheck'] = sent;
  const reply = await fetch(url, { headers });
  expect([reply.status, reply.statusText]).toEqual([401, 'Firebase App Check token is invalid.']);
});

test('a caller who is not signed in is refused for that first, even with a valid attestation', async () => {
  expect(await outcome(await tokenBy(known, 60), null)).toBe('storage/unauthenticated');
});
