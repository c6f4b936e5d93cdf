import type { AuditAction } from '@clearpaw/contract';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';
import { changeEntitlement } from '../billing/change-entitlement.ts';
import { logRecordView } from './index.ts';

const server = await useServer();
const { services } = server;
const sql = (text: string, values: unknown[] = []) => services.store.pool.query(text, values);

async function buildAuditLog(): Promise<{
  theo: TestPerson;
  staff: TestPerson;
  business: BuiltBusiness;
  petId: string;
}> {
  const theo = await server.businessPerson({ displayName: 'Theo' });
  const business = await buildBusiness(services, { owner: theo });
  const staff = await server.as(await buildMember(services, { business }));
  const badge = await buildBadge(services);
  for (const name of ['First', 'Second', 'Third']) {
    await server.call(theo, 'updateBusiness', { businessId: business.id, name });
  }
  await server.call(staff, 'scanBadge', { businessId: business.id, badge: badge.code });
  await server.call(staff, 'checkIn', {
    businessId: business.id,
    petId: badge.petId,
    badge: badge.code,
    method: 'badge',
    decision: 'admit',
    idempotencyKey: crypto.randomUUID(),
  });
  return { theo, staff, business, petId: badge.petId };
}

const verify = (theo: TestPerson, business: BuiltBusiness) =>
  server.call(theo, 'verifyAuditTrail', { businessId: business.id });
const list = async (theo: TestPerson, business: BuiltBusiness, more: object = {}) =>
  (await server.call(theo, 'listAuditEntries', { businessId: business.id, ...more })).items;

test('every write and every record view is in the audit log, the latest first, with who, what and the hash', async () => {
  const { theo, staff, business, petId } = await buildAuditLog();
  const entries = await list(theo, business);
  expect(entries.map(({ action, actor, subject }) => [action, actor.uid, subject.kind])).toEqual([
    ['checkIn', staff.uid, 'check-in'],
    ['scanBadge', staff.uid, 'pet'],
    ['updateBusiness', theo.uid, 'business'],
    ['updateBusiness', theo.uid, 'business'],
    ['updateBusiness', theo.uid, 'business'],
  ]);
  expect(entries[1]?.subject.id).toBe(petId);
  expect(entries[4]?.actor.name).toBe('Theo');
  expect(entries.every((entry) => /^[0-9a-f]{64}$/.test(entry.hash))).toBe(true);
  expect(await verify(theo, business)).toEqual({
    entries: 5,
    intact: true,
    firstBroken: null,
    beforeKeys: 0,
  });
});

test('a record view by staff is in both logs, an owner’s own is in neither', async () => {
  const { theo, business } = await buildAuditLog();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  await buildConnection(services, { pet, business, scope: 'records' });
  const before = (await list(theo, business)).length;
  await server.call(maya, 'getPet', { petId: pet.id });
  expect(await list(theo, business)).toHaveLength(before);
  await server.call(theo, 'getPet', { petId: pet.id });
  await server.call(theo, 'getCompliance', { petId: pet.id, businessId: business.id });
  const looks = (await list(theo, business, { subjectId: pet.id })).map((entry) => entry.action);
  expect(looks).toEqual(['getCompliance', 'getPet']);
  const views = (await server.call(maya, 'listViews', { petId: pet.id })).items;
  expect(views.map((view) => view.what)).toEqual(['verdict', 'records']);
});

test('what an owner does with a connection is logged without their name', async () => {
  const { theo, business } = await buildAuditLog();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const position = { petId: pet.id, businessId: business.id };
  await server.call(maya, 'connectPet', { ...position, scope: 'records' });
  await server.call(maya, 'disconnectPet', position);
  const [out, into] = await list(theo, business);
  expect([into?.action, out?.action]).toEqual(['connectPet:records', 'disconnectPet']);
  expect(into?.actor).toEqual({ kind: 'owner', uid: null, name: null });
});

test('an evaluation, its correction and its removal are logged; what an owner records is not', async () => {
  const { theo, staff, business } = await buildAuditLog();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  await buildConnection(services, { pet, business });
  const on = new Date().toISOString().slice(0, 10);
  const found = { businessId: business.id, petId: pet.id, on, passed: false };
  const { id: evaluationId } = await server.call(staff, 'recordEvaluation', found);
  await server.call(staff, 'correctEvaluation', { evaluationId, passed: true });
  await server.call(theo, 'withdrawEvaluation', { evaluationId });
  await server.call(maya, 'recordTest', { petId: pet.id, test: 'fecal', takenOn: on, result: 'negative' });
  const entries = await list(theo, business, { subjectId: pet.id });
  expect(entries.map(({ action, actor }) => [action, actor.uid])).toEqual([
    ['withdrawEvaluation', theo.uid],
    ['correctEvaluation', staff.uid],
    ['recordEvaluation', staff.uid],
  ]);
});

test('a plan that begins or ends is in the audit log of every business it pays for, without an actor', async () => {
  const { theo, business } = await buildAuditLog();
  const before = (await list(theo, business)).length;
  const record = {
    tier: 'business',
    source: 'manual',
    currentPeriodEndMs: null,
    accessEndsAtMs: null,
  } as const;
  for (const businessConnect of [false, true, true]) {
    const change = { ...record, businessConnect };
    await services.store.transaction((tx) =>
      changeEntitlement(services, tx, theo.uid, change, services.clock.now()),
    );
  }
  const entries = await list(theo, business, { action: 'changePlan' });
  expect(entries.map(({ action, actor, subject }) => [action, actor.kind, subject.id])).toEqual([
    ['changePlan:open', 'system', business.id],
    ['changePlan:readOnly', 'system', business.id],
  ]);
  expect(await verify(theo, business)).toEqual({
    entries: before + 2,
    intact: true,
    firstBroken: null,
    beforeKeys: 0,
  });
});

test('a refused write leaves no entry', async () => {
  const { theo, staff, business } = await buildAuditLog();
  const before = (await list(theo, business)).length;
  await server.refusal(staff, 'updateBusiness', { businessId: business.id, name: 'Mine' });
  expect(await list(theo, business)).toHaveLength(before);
});

test('entries can be filtered by person, action and time, and paged', async () => {
  const { theo, staff, business } = await buildAuditLog();
  expect(await list(theo, business, { uid: staff.uid })).toHaveLength(2);
  expect(await list(theo, business, { action: 'updateBusiness' })).toHaveLength(3);
  expect(await list(theo, business, { to: '2020-01-01T00:00:00Z' })).toEqual([]);
  const page = await server.call(theo, 'listAuditEntries', { businessId: business.id, limit: 2 });
  const rest = await list(theo, business, { cursor: page.nextCursor ?? '' });
  expect([...page.items, ...rest].map((entry) => entry.place)).toEqual([5, 4, 3, 2, 1]);
});

test.each([
  ['changed', "update audit_entry set action = 'other' where business_id = $1 and place = 3", 3],
  ['deleted', 'delete from audit_entry where business_id = $1 and place = 2', 3],
  ['cut off at the end', 'delete from audit_entry where business_id = $1 and place = 5', 5],
  [
    'swapped',
    'update audit_entry set place = case place when 2 then 4 else 2 end + 10 where business_id = $1 and place in (2, 4)',
    3,
  ],
])('an entry that was %s in the database is found, and named', async (_, statement, broken) => {
  const { theo, business } = await buildAuditLog();
  const before = await list(theo, business);
  await sql(statement, [business.id]);
  const found = await verify(theo, business);
  expect(found.intact).toBe(false);
  expect(found.firstBroken).toBe(before.find((entry) => entry.place === broken)?.id);
});

test('truncating the audit log and moving its end is detected', async () => {
  const { theo, business } = await buildAuditLog();
  await list(theo, business);
  await sql('delete from audit_entry where business_id = $1 and place = 5', [business.id]);
  await sql(
    `update audit_head set count = 4, hash = e.hash, last_id = e.id from audit_entry e
     where audit_head.business_id = $1 and e.business_id = $1 and e.place = 4`,
    [business.id],
  );
  expect((await verify(theo, business)).intact).toBe(false);
});

test('an erased person is removed from the audit log, which stays valid', async () => {
  const { theo, staff, business } = await buildAuditLog();
  await server.call(theo, 'removeMember', { businessId: business.id, uid: staff.uid });
  expect((await list(theo, business))[0]?.subject).toMatchObject({ kind: 'member', id: staff.uid });
  await sql('delete from "user" where id = $1', [staff.uid]);
  const entries = await list(theo, business);
  expect(JSON.stringify(entries)).not.toContain(staff.uid);
  expect(entries[1]).toMatchObject({ action: 'checkIn', actor: { kind: 'member', uid: null, name: null } });
  expect(await verify(theo, business)).toEqual({
    entries: 6,
    intact: true,
    firstBroken: null,
    beforeKeys: 0,
  });
});

test('concurrent devices leave one chain without a gap', async () => {
  const { theo, business } = await buildAuditLog();
  const [badge, before] = [await buildBadge(services), 5];
  const scan = () => server.call(theo, 'scanBadge', { businessId: business.id, badge: badge.code });
  await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 5 ? scan() : verify(theo, business))));
  expect(await verify(theo, business)).toEqual({
    entries: before + 24,
    intact: true,
    firstBroken: null,
    beforeKeys: 0,
  });
});

test('an action without a text in the contract is refused, so that every entry can be shown', async () => {
  const { theo, business } = await buildAuditLog();
  const name = 'nobodyNamedThis' as string as AuditAction;
  const call = { name, uid: theo.uid, now: services.clock.now(), services };
  const look = { businessId: business.id, petId: business.id, what: 'verdict' } as const;
  await expect(logRecordView(services.store.db, call, look)).rejects.toThrow(
    '"nobodyNamedThis" is missing in the contract\'s audit actions.',
  );
});

test('entries name whom they are about, and a pet only while it is connected', async () => {
  const theo = await server.businessPerson({ displayName: 'Theo' });
  const business = await buildBusiness(services, { owner: theo });
  const ana = await server.businessPerson({ displayName: 'Ana Reyes', plan: 'free' });
  await buildMember(services, { business, account: ana });
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Maple' });
  const at = { businessId: business.id, petId: pet.id };
  await server.call(maya, 'connectPet', { ...at, scope: 'records' });
  await server.call(theo, 'getConnectedPet', at);
  const visit = { ...at, method: 'manual', decision: 'admit', idempotencyKey: crypto.randomUUID() } as const;
  await server.call(theo, 'checkIn', visit);
  await server.call(theo, 'changeMemberRole', { businessId: business.id, uid: ana.uid, role: 'manager' });
  await server.call(theo, 'removeMember', { businessId: business.id, uid: ana.uid });
  const named = async () =>
    (await list(theo, business)).map(({ action, subject }) => [action, subject.name, subject.petId]);
  expect(await named()).toEqual([
    ['removeMember', 'Ana Reyes', null],
    ['changeMemberRole:manager', 'Ana Reyes', null],
    ['checkIn', 'Maple', pet.id],
    ['getConnectedPet', 'Maple', pet.id],
    ['connectPet:records', 'Maple', pet.id],
  ]);
  const other = await server.businessPerson();
  const elsewhere = await buildBusiness(services, { owner: other });
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: elsewhere.id, scope: 'records' });
  await server.call(maya, 'disconnectPet', at);
  const later = await named();
  expect(later.filter(([, name]) => name === 'Maple')).toEqual([['checkIn', 'Maple', null]]);
  expect(later.map(([action]) => action)).toContain('getConnectedPet');
  expect((await verify(theo, business)).intact).toBe(true);
});
