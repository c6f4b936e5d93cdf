import { expect, test } from 'vitest';
import {
  authBrowser,
  testPassword as password,
  signUpIn,
  type TestServer,
  totp,
  useServer,
} from '../../test/index.ts';
import { rotateKeys } from '../features/badges/index.ts';
import { askManifest, buildShared } from '../features/share-links/testing/build-shared.ts';
import { waiverIdentity } from '../features/waivers/waiver-identity.ts';
import { createSealer } from '../platform/auth/index.ts';
import { buildBadge, buildBusiness, buildWebhook } from '../seed/builders/index.ts';
import { sealAgain } from './seal-again.ts';

const [oldSecret, newSecret] = [
  'the secret that leaked and has to go',
  'the secret that takes its place now',
];
const passcode = '4711';
// The same for all, because tokens name it.
const PUBLIC_URL = 'http://clearpaw.test';

const before = await useServer({ PUBLIC_URL, AUTH_SECRET: oldSecret });
const { databaseUrl: DATABASE_URL } = before;
const person = await signUpIn(before);
const { answer } = await person.browser.post('/two-factor/enable', { password });
const { totpURI, backupCodes } = answer as { totpURI: string; backupCodes: string[] };
await person.browser.post('/two-factor/verify-totp', { code: totp(totpURI, -1) });
const { share } = await buildShared(before);
const [opened, unopened] = [await share({ passcode }), await share({ passcode })];
const theo = await before.businessPerson();
const business = await buildBusiness(before.services, { owner: theo });
const { webhookSecret } = await buildWebhook(before.services, { business });
await rotateKeys(before.services, new Date());
const waivers = await waiverIdentity(before.services, new Date());
const badge = await buildBadge(before.services);
await before.call(theo, 'scanBadge', { businessId: business.id, badge: badge.code });
const logIn = async (server: TestServer) =>
  server.call(theo, 'verifyAuditTrail', { businessId: business.id });
await logIn(before);

// Both servers of an installation take the new one as the second first, then as the first.
const second = await useServer({ DATABASE_URL, PUBLIC_URL, AUTH_SECRET: `${oldSecret},${newSecret}` });
const first = await useServer({ DATABASE_URL, PUBLIC_URL, AUTH_SECRET: `${newSecret},${oldSecret}` });
const seenBetween = {
  signedIn: [await who(second), await who(first)],
  passcode: (await askManifest(first, opened.manifest, { passcode })).status,
  log: (await logIn(first)).intact,
};
const secrets = [newSecret, oldSecret] as const;
const sealed = await sealAgain({ ...first.services, secrets });
const sealedOnceMore = await sealAgain({ ...first.services, secrets });
const after = await useServer({ DATABASE_URL, PUBLIC_URL, AUTH_SECRET: newSecret });

/** Who the browser that signed in with the old secret is for a server; its cookies do not change. */
function who(server: TestServer): Promise<string | null> {
  return authBrowser(server, person.browser.cookies).who();
}

async function signInWith(server: TestServer, path: string, code: string): Promise<string | null> {
  const browser = authBrowser(server);
  await browser.post('/sign-in/email', { email: person.email, password });
  await browser.post(path, { code });
  return browser.who();
}

test('while both are set, people stay signed in and everything opens', () => {
  expect(seenBetween).toEqual({ signedIn: [person.email, person.email], passcode: 200, log: true });
});

test('what is stored is sealed again once, and links with a passcode are counted', () => {
  expect(sealed).toMatchObject({ passcodes: 2 });
  expect(sealed.values).toBeGreaterThanOrEqual(8);
  expect(sealed.signatures).toBeGreaterThan(0);
  expect(sealedOnceMore).toMatchObject({ values: 0, signatures: 0 });
});

test('no column has anything left that the old secret opens', async () => {
  const { pool } = before.services.store;
  const sealer = createSealer(oldSecret);
  const { rows: columns } = await pool.query<{ name: string; table: string }>(
    `select column_name as name, table_name as table from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`,
  );
  const left: string[] = [];
  let read = 0;
  for (const { name, table } of columns) {
    const { rows } = await pool.query<{ value: string }>(
      `select "${name}" as value from "${table}" where length("${name}") > 37`,
    );
    read += rows.length;
    if (rows.some(({ value }) => sealer.open(value))) left.push(`${table}.${name}`);
  }
  expect(left).toEqual([]);
  expect(read).toBeGreaterThan(10);
});

test('without the old one, second steps, backup codes, links, keys and the audit log go on', async () => {
  expect(await signInWith(after, '/two-factor/verify-totp', totp(totpURI))).toBe(person.email);
  expect(await signInWith(after, '/two-factor/verify-backup-code', backupCodes[0] ?? '')).toBe(person.email);
  expect((await askManifest(after, opened.manifest, { passcode })).status).toBe(200);
  expect((await waiverIdentity(after.services, new Date())).signerPem).toBe(waivers.signerPem);
  const { rows } = await after.services.store.pool.query<{ secret: string }>('select secret from webhook');
  expect(rows.map(({ secret }) => Buffer.from(after.services.sealer.open(secret) ?? []).toString())).toEqual([
    webhookSecret,
  ]);
  expect(await logIn(after)).toMatchObject({ intact: true });
  const scanned = await after.call(theo, 'scanBadge', { businessId: business.id, badge: badge.code });
  expect(scanned).toBeDefined();
});

test('without the old one, its cookies are refused, and so is a passcode that was not entered in time', async () => {
  expect(await who(after)).toBeNull();
  expect((await askManifest(after, unopened.manifest, { passcode })).status).toBe(401);
});

test('a session that was used in time goes on', async () => {
  const cookies = new Map(person.browser.cookies);
  const browser = authBrowser(first, cookies);
  await before.services.store.pool.query(`update session set expires_at = expires_at - interval '2 days'`);
  expect(await browser.who()).toBe(person.email);
  expect(await authBrowser(after, browser.cookies).who()).toBe(person.email);
});
