import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';
import { exportedTables, notExported } from './exported-tables.ts';

const server = await useServer();
const { services } = server;
const { pool } = services.store;

interface ExportFile {
  readonly format: string;
  readonly business: { readonly id: string };
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

/** A business with rows of many kinds, and another one with the same. */
async function workingBusiness() {
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo });
  const businessId = business.id;
  const pet = await buildPet(services);
  await buildConnection(services, { pet, business, scope: 'records' });
  for (let at = 0; at < 3; at++) {
    await buildCheckIn(services, { pet, business, departedAt: services.clock.now() });
  }
  const guest = { businessId, petName: 'Rex', species: 'dog', ownerEmail: 'a@guest.test' } as const;
  const { petId } = await server.call(theo, 'createGuest', guest);
  const key = { idempotencyKey: crypto.randomUUID() };
  await server.call(theo, 'logCare', { businessId, petId, item: 'fed', ...key });
  await server.call(theo, 'recordIncident', {
    ...{ businessId, petIds: [petId], kind: 'other', occurredAt: '2026-03-01T12:00:00Z' },
    ...{ description: 'Slipped.', notifyOwners: false },
  });
  await server.call(theo, 'createWaiver', { businessId, title: 'Play', body: 'Dogs play.' });
  await server.call(theo, 'createApiKey', { businessId, name: 'Booking', scopes: ['visits:read'] });
  await server.call(theo, 'createWebhook', {
    ...{ businessId, url: 'https://booking.example/hooks', events: ['visit.planned'] },
  });
  return { theo, business, guestId: petId };
}

const addressOf = async (person: Parameters<typeof server.call>[0], businessId: string) => {
  const { url } = await server.call(person, 'exportBusiness', { businessId });
  return new URL(new URL(url).pathname, server.url);
};

test('the file holds every row of the business, counted per table, and no row of another one', async () => {
  const { theo, business, guestId } = await workingBusiness();
  await workingBusiness();
  const reply = await fetch(await addressOf(theo, business.id));
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="clearpaw-business-/);
  const file = (await reply.json()) as ExportFile;
  expect(file).toMatchObject({ format: 'clearpaw-business/1', business: { id: business.id } });
  for (const { name, through, where: only } of exportedTables) {
    const where = through
      ? `"${through.column}" in (select "${through.key}" from "${through.table}" where business_id = $1)`
      : `business_id = $1${only ? ` and ${only}` : ''}`;
    const counted = await pool.query(`select count(*)::int as count from "${name}" t where ${where}`, [
      business.id,
    ]);
    expect([name, file.tables[name]?.length]).toEqual([name, counted.rows[0].count]);
  }
  expect(file.tables.check_in).toHaveLength(3);
  expect(file.tables.pet?.map(({ id }) => id)).toEqual([guestId]);
  expect(file.tables.incident_version).toHaveLength(1);
});

test('secrets and credentials are not in the file', async () => {
  const { theo, business } = await workingBusiness();
  const file = (await (await fetch(await addressOf(theo, business.id))).json()) as ExportFile;
  const columns = Object.entries(file.tables).flatMap(([table, rows]) =>
    rows.flatMap((row) => Object.keys(row).map((column) => `${table}.${column}`)),
  );
  // The hash of an entry of the audit log links it to the others, and gives no access.
  const proof = /secret$|token|_hash$|api_key\.hash$|mac$/;
  expect(columns.filter((column) => proof.test(column))).toEqual([]);
  expect(columns).toContain('webhook.url');
});

test('what an owner does not share, or no longer shares, is not in the file', async () => {
  const { theo, business } = await workingBusiness();
  const maya = await server.owner();
  const [shown, ended, blocked] = [
    await buildPet(services, { owner: maya, name: 'Shown' }),
    await buildPet(services, { owner: maya, name: 'Ended' }),
    await buildPet(services, { owner: maya, name: 'Blockedpet' }),
  ];
  await buildConnection(services, { pet: shown, business, scope: 'verdict' });
  await buildConnection(services, { pet: ended, business, scope: 'records' });
  const at = { businessId: business.id };
  await server.call(maya, 'disconnectPet', { ...at, petId: ended.id });
  await server.call(maya, 'disconnectPet', { ...at, petId: blocked.id, block: true });
  const text = await (await fetch(await addressOf(theo, business.id))).text();
  const { connection, customer } = (JSON.parse(text) as ExportFile).tables;
  const petIds = connection?.map((row) => row.pet_id);
  expect(petIds).toContain(shown.id);
  expect(petIds).not.toContain(ended.id);
  expect(text.toLowerCase()).not.toContain('blockedpet');
  expect(connection?.flatMap((row) => Object.keys(row))).not.toContain('renewals');
  expect(customer?.filter((row) => row.uid === maya.uid)).toEqual([]);
});

test('checking an address does not use it up', async () => {
  const { theo, business } = await workingBusiness();
  const address = await addressOf(theo, business.id);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(204);
  expect((await fetch(address)).status).toBe(200);
});

test('an address works once', async () => {
  const { theo, business } = await workingBusiness();
  const address = await addressOf(theo, business.id);
  const [first, second] = await Promise.all([fetch(address), fetch(address)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 404]);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(new URL('/business-exports/guessed', server.url))).status).toBe(404);
});

test('an address expires, and ends with the role of the person who requested it', async () => {
  const { theo, business } = await workingBusiness();
  const late = await addressOf(theo, business.id);
  await pool.query("update business_export set expires_at = now() - interval '1 second'");
  expect((await fetch(late)).status).toBe(404);
  const ann = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business, account: ann, role: 'owner' });
  const address = await addressOf(ann, business.id);
  await server.call(theo, 'removeMember', { businessId: business.id, uid: ann.uid });
  expect((await fetch(address)).status).toBe(404);
});

test('a manager is refused', async () => {
  const { business } = await workingBusiness();
  const manager = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business, account: manager, role: 'manager' });
  const refused = await server.refusal(manager, 'exportBusiness', { businessId: business.id });
  expect(refused.details?.reason).toBe('insufficient_role');
});

test('a reader that disconnects leaves no database connection open', async () => {
  const { theo, business } = await workingBusiness();
  const cut = new AbortController();
  const reply = await fetch(await addressOf(theo, business.id), { signal: cut.signal });
  await reply.body?.getReader().read();
  cut.abort();
  await expect
    .poll(async () => {
      const open = await pool.query(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      return open.rows[0].count;
    })
    .toBe(0);
});

test('every table that names a business is in the file, or says why not', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'business_id'`,
  );
  const known = new Set([...exportedTables.map(({ name }) => name), ...Object.keys(notExported)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
