import { expect, test } from 'vitest';
import { post, signUpIn, testPassword, useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
  buildVaccination,
} from '../../seed/builders/index.ts';
import { findCustomer } from '../billing/find-customer.ts';
import { startTrial } from '../billing/testing/sandbox-visitor.ts';

let nowMs = Date.UTC(2026, 10, 21, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;

async function everyRowOf(text: string): Promise<string[]> {
  const { rows } = await services.store.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await services.store.pool.query(`select 1 from "${name}" t where t::text like $1`, [
      `%${text}%`,
    ]);
    if ((rowCount ?? 0) > 0) found.push(name);
  }
  return found.sort();
}

async function ownerWithEverything() {
  const person = await server.owner({ displayName: 'Maya Okafor' });
  const pet = await buildPet(services, { owner: person, name: 'Rex' });
  await buildVaccination(services, { pet });
  await buildBadge(services, { pet });
  const business = await buildBusiness(services);
  await buildConnection(services, { pet, business });
  const visit = await buildCheckIn(services, { pet, business });
  return { person, pet, visit, business };
}

test('the export contains everything of the person, and no session token', async () => {
  const { person, pet } = await ownerWithEverything();
  const outsider = await ownerWithEverything();
  await services.store.pool.query(
    `insert into session (id, token, user_id, expires_at, created_at, updated_at, user_agent)
     values (gen_random_uuid(), 'secret-session', $1, now(), now(), now(), 'Firefox')`,
    [person.uid],
  );
  const { url } = await server.call(person, 'exportMyData', {});
  const reply = await fetch(url.replace(server.services.config.publicUrl, server.url));
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const text = await reply.text();
  const file = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(file).toMatchObject({
    user: [{ id: person.uid, email: person.email }],
    profile: [{ display_name: 'Maya Okafor' }],
    session: expect.arrayContaining([expect.objectContaining({ user_agent: 'Firefox' })]),
    pet: [{ id: pet.id, name: 'Rex' }],
    vaccination: [{ pet_id: pet.id }],
    connection: [{ pet_id: pet.id }],
    badge: [{ pet_id: pet.id }],
    visits: [{ petId: pet.id, petName: 'Rex' }],
  });
  expect(text).not.toContain('secret-session');
  for (const foreign of [outsider.person.uid, outsider.pet.id]) expect(text).not.toContain(foreign);
});

test('the export names no one else, and leaves out the internal notes of a business', async () => {
  const { person, pet, business } = await ownerWithEverything();
  const { uid } = await server.owner();
  const { pool } = services.store;
  await pool.query(
    `insert into pet_note (business_id, pet_id, note, flags, updated_at) values ($1, $2, 'bites', '[]', now())`,
    [business.id, pet.id],
  );
  await pool.query(
    `insert into record_view (id, pet_id, business_id, uid, what, at)
     values (gen_random_uuid(), $1, $2, $3, 'verdict', now())`,
    [pet.id, business.id, uid],
  );
  const { url } = await server.call(person, 'exportMyData', {});
  const text = await (await fetch(url.replace(server.services.config.publicUrl, server.url))).text();
  expect(JSON.parse(text)).toMatchObject({ record_view: [{ uid: 'somebody else', what: 'verdict' }] });
  for (const hidden of [uid, business.billingUid, 'bites']) expect(text).not.toContain(hidden);
});

test('the export contains the incidents the person was notified of, as they read them', async () => {
  const [theo, tom] = [await server.businessPerson(), await server.owner()];
  const person = await server.owner();
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds' });
  const pet = await buildPet(services, { owner: person, name: 'Rex' });
  const other = await buildPet(services, { owner: tom, name: 'Duke' });
  for (const one of [pet, other]) await buildConnection(services, { pet: one, business });
  const record = (description: string, notifyOwners: boolean) =>
    server.call(theo, 'recordIncident', {
      ...{ businessId: business.id, petIds: [pet.id, other.id], kind: 'bite', description, notifyOwners },
      ...{ occurredAt: services.clock.now().toISOString(), people: 'Ana Reyes' },
    });
  await record('A bite at the ear.', true);
  await record('For the team alone.', false);
  const { url } = await server.call(person, 'exportMyData', {});
  const text = await (await fetch(url.replace(server.services.config.publicUrl, server.url))).text();
  expect(JSON.parse(text).incidents).toMatchObject([
    { petId: pet.id, businessName: 'Harbor Hounds', description: 'A bite at the ear.', withOthers: true },
  ]);
  for (const hidden of ['For the team alone.', 'Ana Reyes', 'Duke', other.id, tom.uid, theo.uid]) {
    expect(text).not.toContain(hidden);
  }
});

test('the address of an export is unguessable, stored only as its hash, and invalid after fifteen minutes', async () => {
  const person = await server.owner();
  const { url } = await server.call(person, 'exportMyData', {});
  const key = url.split('/').at(-1) ?? '';
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await everyRowOf(key)).toEqual([]);
  const at = `${server.url}/exports/${key}`;
  expect((await fetch(at)).status).toBe(200);
  expect((await fetch(`${server.url}/exports/${'A'.repeat(43)}`)).status).toBe(404);
  nowMs += 15 * 60 * 1000;
  expect((await fetch(at)).status).toBe(404);
});

test('deleting requires the address of the account, and deletes nothing if it differs', async () => {
  const { person } = await ownerWithEverything();
  const refused = await server.refusal(person, 'deleteMyAccount', { confirmEmail: 'other@example.test' });
  expect(refused).toMatchObject({
    status: 'INVALID_ARGUMENT',
    details: { issues: [{ path: 'confirmEmail' }] },
  });
  expect((await server.call(person, 'listPets', {})).items).toHaveLength(1);
});

test('deleting leaves no row of the person; a business keeps the visit without the name', async () => {
  const { person, pet, visit } = await ownerWithEverything();
  const input = { confirmEmail: ` ${person.email.toUpperCase()} ` };
  await server.call(person, 'updateProfile', { displayName: 'Maya' });
  await server.call(person, 'deleteMyAccount', input);
  expect(await everyRowOf(person.email)).toEqual([]);
  expect((await everyRowOf(person.uid)).filter((table) => table !== 'event')).toEqual([]);
  expect(await everyRowOf(pet.id)).toEqual(['check_in']);
  const { rows } = await services.store.pool.query('select pet_name from check_in where id = $1', [visit.id]);
  expect(rows).toEqual([{ pet_name: 'Deleted pet' }]);
  expect((await server.refusal(person, 'deleteMyAccount', input)).status).toBe('UNAUTHENTICATED');
  expect((await server.refusal(person, 'exportMyData', {})).status).toBe('UNAUTHENTICATED');
  await expect.poll(() => statusOf(person)).toBe(401);
});

const statusOf = async (person: { token: string }) =>
  (await post(server.url, person, 'getProfile', {})).status;

test('the export does not contain the address of someone whom the person invited', async () => {
  const person = await server.owner();
  const pet = await buildPet(services, { owner: person });
  const input = { petId: pet.id, email: 'invited-friend@example.test', access: 'read' } as const;
  await server.call(person, 'sharePet', input);
  const { url } = await server.call(person, 'exportMyData', {});
  const text = await (await fetch(url.replace(server.services.config.publicUrl, server.url))).text();
  expect(text).not.toContain('invited-friend');
  expect(text).toContain(person.email);
});

test('a token alone deletes no account: the sign-in must be recent, or the password must be sent', async () => {
  const person = await signUpIn(server);
  const input = { confirmEmail: person.email };
  const { pool } = services.store;
  await pool.query(`update session set created_at = now() - interval '11 minutes' where user_id = $1`, [
    person.uid,
  ]);
  const bare = await server.refusal(person, 'deleteMyAccount', input);
  expect([bare.status, bare.details?.reason]).toEqual(['FAILED_PRECONDITION', 'confirm_identity']);
  const wrong = await server.refusal(person, 'deleteMyAccount', { ...input, password: 'wrong one' });
  expect(wrong.details?.issues?.[0]?.path).toBe('password');
  expect(await server.call(person, 'getProfile', {})).toMatchObject({ uid: person.uid });
  await server.call(person, 'deleteMyAccount', { ...input, password: testPassword });
  await expect.poll(() => statusOf(person)).toBe(401);
});

test('a confirmation of identity within five minutes deletes an account as well', async () => {
  const person = await signUpIn(server);
  await services.store.pool.query(
    `update session set created_at = now() - interval '1 day' where user_id = $1`,
    [person.uid],
  );
  await person.browser.post('/confirm-identity', { password: testPassword });
  expect(await server.call(person, 'deleteMyAccount', { confirmEmail: person.email })).toEqual({});
});

test('a session ends with its account', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'leaver@example.test', password: 'long enough', name: '' });
  const reply = await fetch(`${server.url}/api/auth/sign-up/email`, { method: 'POST', headers, body });
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const read = async (path: string) =>
    (await fetch(`${server.url}/api/auth${path}`, { headers: { cookie } })).json();
  const { token } = (await read('/token')) as { token: string };
  await server.call({ token }, 'deleteMyAccount', { confirmEmail: 'leaver@example.test' });
  expect(await read('/get-session')).toBeNull();
});

test('the last owner of a business with other members must transfer it first', async () => {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  const staff = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business, account: staff });
  const refused = await server.refusal(owner, 'deleteMyAccount', { confirmEmail: owner.email });
  expect(refused).toMatchObject({
    status: 'FAILED_PRECONDITION',
    details: { reason: 'last_owner', businesses: [{ id: business.id, name: business.name }] },
  });
  const heir = await server.businessPerson();
  await buildMember(services, { business, account: heir, role: 'owner' });
  await server.call(owner, 'deleteMyAccount', { confirmEmail: owner.email });
  expect(await server.call(heir, 'listCheckIns', { businessId: business.id })).toMatchObject({ items: [] });
});

test('a business without another member is deleted with its owner', async () => {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  await server.call(owner, 'deleteMyAccount', { confirmEmail: owner.email });
  const asked = { businessId: business.id };
  expect((await server.refusal(await server.businessPerson(), 'listCheckIns', asked)).status).toBe(
    'NOT_FOUND',
  );
});

test('a running plan is ended at Stripe after the commit, and not for someone who stays', async () => {
  const live = await useServer();
  const leaver = await live.businessPerson({ plan: 'free' });
  const stayer = await live.businessPerson({ plan: 'free' });
  for (const person of [leaver, stayer]) await startTrial(live, person);
  const customers = await Promise.all([leaver, stayer].map(({ uid }) => findCustomer(live.services, uid)));
  await live.refusal(stayer, 'deleteMyAccount', { confirmEmail: 'another@example.test' });
  await live.call(leaver, 'deleteMyAccount', { confirmEmail: leaver.email });
  await live.runJobs();
  const statuses = customers.map(async (customer) => {
    const asked = { customer: customer?.customerId ?? '', status: 'all' } as const;
    return (await live.services.billing?.stripe.subscriptions.list(asked))?.data.map(({ status }) => status);
  });
  expect(await Promise.all(statuses)).toEqual([['canceled'], ['trialing']]);
});
