import { calendarDateIn } from '@clearpaw/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, post, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildApiKey,
  buildBusiness,
  buildConnection,
  buildMember,
} from '../../seed/builders/index.ts';
import { isWholeKey, newKeyText } from './key-text.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const server = await useServer({}, { clock });
const other = await useServer({ DATABASE_URL: server.databaseUrl }, { clock });
let owner: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  owner = await server.businessPerson();
  business = await buildBusiness(server.services, { owner });
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
const create = (more: { readonly expiresAt?: string } = {}) =>
  server.call(owner, 'createApiKey', {
    ...{ businessId: business.id, name: 'Front desk', scopes: ['connections:read', 'requirements:read'] },
    ...more,
  });
const use = async (token: string, on = server) =>
  (await post(on.url, { token }, 'listConnections', { businessId: business.id })).status;
const listed = async (keyId: string) => {
  const { items } = await server.call(owner, 'listApiKeys', { businessId: business.id });
  return items.find(({ id }) => id === keyId);
};

describe('a new key', () => {
  test('is shown once, and not stored', async () => {
    const { id, key } = await create();
    expect(key).toMatch(/^cpk_live_[0-9A-Za-z]{49}$/);
    const { rows } = await server.services.store.pool.query(
      'select row_to_json(api_key)::text as row from api_key',
    );
    expect(rows.some(({ row }) => row.includes(key) || row.includes(key.slice(9, 40)))).toBe(false);
    expect(await listed(id)).toMatchObject({
      ...{ name: 'Front desk', state: 'active', lastUsedAt: null, expiresAt: null, oldKeyEndsAt: null },
      hint: `${key.slice(0, 12)}…${key.slice(-3)}`,
    });
  });
  test('is announced to every owner of the business by email, without the key', async () => {
    const second = await server.businessPerson();
    await buildMember(server.services, { business, account: second, role: 'owner' });
    const staff = await buildMember(server.services, { business });
    const { key } = await create();
    for (const { email } of [owner, second]) {
      const mail = (await mailsTo(server, email)).find(({ subject }) => subject.includes('Front desk'));
      expect(mail?.text).toContain('connections:read');
      expect(mail?.text).not.toContain(key.slice(9, 20));
    }
    expect(await mailsTo(server, staff.email)).toEqual([]);
  });
  test('calls for its business, and shows when it was used', async () => {
    const connection = await buildConnection(server.services, { business });
    const { id, key } = await create();
    const list = await server.call({ token: key }, 'listConnections', { businessId: business.id });
    expect(list.items.map(({ petId }) => petId)).toContain(connection.petId);
    expect((await listed(id))?.lastUsedAt).not.toBeNull();
  });
  test('is refused with a past end, without a scope, or with an unknown one', async () => {
    const input = { businessId: business.id, name: 'Key', scopes: ['visits:read'] };
    for (const bad of [{ expiresAt: inHours(-1) }, { scopes: [] }, { scopes: ['everything'] }]) {
      expect(await server.refusal(owner, 'createApiKey', { ...input, ...bad })).toMatchObject({
        status: 'INVALID_ARGUMENT',
      });
    }
  });
});

describe('a key that has ended is refused', () => {
  test('once it has expired', async () => {
    const { id, key } = await create({ expiresAt: inHours(2) });
    expect(await use(key)).toBe(200);
    ahead += 2 * hour;
    expect([await use(key), (await listed(id))?.state]).toEqual([401, 'expired']);
  });
  test('at once on every server when it is revoked', async () => {
    const { id, key } = await create();
    expect([await use(key), await use(key, other)]).toEqual([200, 200]);
    await server.call(owner, 'revokeApiKey', { businessId: business.id, keyId: id });
    expect([await use(key), await use(key, other), (await listed(id))?.state]).toEqual([401, 401, 'revoked']);
    expect(await server.refusal(owner, 'rotateApiKey', { businessId: business.id, keyId: id })).toMatchObject(
      {
        details: { reason: 'key_ended' },
      },
    );
  });
  test('once the person who created it is no longer an owner; a rotation does not renew it', async () => {
    const leaving = await server.businessPerson({ plan: 'free' });
    await buildMember(server.services, { business, account: leaving, role: 'owner' });
    const { id, token } = await buildApiKey(server.services, { business, createdBy: leaving.uid });
    expect(await use(token)).toBe(200);
    await server.call(owner, 'changeMemberRole', {
      businessId: business.id,
      uid: leaving.uid,
      role: 'staff',
    });
    expect([await use(token), (await listed(id))?.state]).toEqual([401, 'orphaned']);
    const rotated = { businessId: business.id, keyId: id, oldKeyEndsAt: inHours(1) };
    expect((await server.refusal(owner, 'rotateApiKey', rotated)).details?.reason).toBe('key_ended');
  });
  test('once its business is deleted', async () => {
    const closed = await buildBusiness(server.services, { owner });
    const { token } = await buildApiKey(server.services, { business: closed });
    await server.services.store.pool.query('delete from business where id = $1', [closed.id]);
    expect((await post(server.url, { token }, 'listConnections', { businessId: closed.id })).status).toBe(
      401,
    );
  });
  test('like an invented key, and neither gives access to the storage', async () => {
    const { token } = await buildApiKey(server.services, { business });
    expect([await use(newKeyText()), await use('cpk_live_x'), await use('cpk_')]).toEqual([401, 401, 401]);
    expect(isWholeKey(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBe(false);
    const headers = { authorization: `Bearer ${token}` };
    const stored = await fetch(`${server.url}/v0/b/clearpaw/o/users%2Fx%2Fdocuments%2Fx`, { headers });
    expect([401, 403, 404]).toContain(stored.status);
  });
});

test('a rotated key works at once, and the old one until the end that was set', async () => {
  const { id, key: old } = await create();
  const rotation = { businessId: business.id, keyId: id, oldKeyEndsAt: inHours(24) };
  const { key } = await server.call(owner, 'rotateApiKey', rotation);
  expect([await use(old), await use(key)]).toEqual([200, 200]);
  expect((await listed(id))?.oldKeyEndsAt).toBe(rotation.oldKeyEndsAt);
  ahead += 24 * hour;
  expect([await use(old), await use(key), (await listed(id))?.oldKeyEndsAt]).toEqual([401, 200, null]);
  const next = await server.call(owner, 'rotateApiKey', { businessId: business.id, keyId: id });
  expect([await use(key), await use(next.key)]).toEqual([401, 200]);
  const tooLong = { businessId: business.id, keyId: id, oldKeyEndsAt: inHours(24 * 31) };
  expect((await server.refusal(owner, 'rotateApiKey', tooLong)).status).toBe('INVALID_ARGUMENT');
});

test('each call is in the audit log under the name of the key', async () => {
  const business = await buildBusiness(server.services, { owner });
  const { petId } = await buildConnection(server.services, { business, scope: 'records' });
  const { id, token } = await buildApiKey(server.services, { business, name: 'Kennel sync' });
  const caller = { token };
  await server.call(caller, 'listConnections', { businessId: business.id });
  await server.call(caller, 'getCompliance', { petId, businessId: business.id });
  const today = calendarDateIn(clock.now().getTime(), business.timeZone);
  const stay = { service: null, arrival: today, departure: today };
  await server.call(caller, 'planVisit', { petId, businessId: business.id, ...stay });
  const { items } = await server.call(owner, 'listAuditEntries', { businessId: business.id });
  expect(items.map(({ action, actor }) => [action, actor])).toEqual(
    ['planVisit', 'getCompliance', 'useApiKey:listConnections'].map((action) => [
      action,
      { kind: 'api-key', uid: null, name: 'Kennel sync' },
    ]),
  );
  expect(items[2]?.subject).toMatchObject({ kind: 'api-key', id });
  expect(await server.call(owner, 'verifyAuditTrail', { businessId: business.id })).toMatchObject({
    intact: true,
  });
});

test('a business whose plan has ended can be read, and not changed', async () => {
  const lapsed = await buildBusiness(server.services, {
    owner: await server.businessPerson({ plan: 'lapsed' }),
  });
  const { token } = await buildApiKey(server.services, { business: lapsed });
  const { petId } = await buildConnection(server.services, { business: lapsed });
  await server.call({ token }, 'listConnections', { businessId: lapsed.id });
  const note = { businessId: lapsed.id, petId, note: 'Shy', flags: [] };
  expect((await server.refusal({ token }, 'savePetNote', note)).details?.reason).toBe('upgrade_required');
});

test('a key may call 600 times a minute, over all servers together', async () => {
  const { token } = await buildApiKey(server.services, { business });
  const { token: calm } = await buildApiKey(server.services, { business });
  let answered = 0;
  let refused: Response | undefined;
  while (!refused && answered <= 600) {
    const batch = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post((index % 2 ? server : other).url, { token }, 'listConnections', { businessId: business.id }),
      ),
    );
    answered += batch.filter(({ status }) => status === 200).length;
    refused = batch.find(({ status }) => status === 429);
  }
  expect(answered).toBeLessThanOrEqual(600);
  expect(answered).toBeGreaterThan(500);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await use(calm)).toBe(200);
}, 60_000);
