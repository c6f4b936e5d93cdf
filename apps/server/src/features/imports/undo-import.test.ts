import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { finishUndo } from './import-jobs.ts';
import { changedSince, customerList, hashOfTables, ImportingDaycare } from './testing/importing-daycare.ts';
import { noSignsOfUse, signsOfUse } from './touched.ts';

const server = await useServer();
const daycare = new ImportingDaycare(server);

const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test('undo restores every table', async () => {
  await server.runJobs();
  const before = await hashOfTables(server);
  const importId = await daycare.run(customerList);
  expect(await changedSince(server, before)).toContain('customer');
  expect(await server.call(daycare.boss, 'undoImport', { importId })).toEqual({ removed: 2, kept: 0 });
  expect(await changedSince(server, before)).toEqual([]);
  expect(await server.call(daycare.boss, 'undoImport', { importId })).toEqual({ removed: 2, kept: 0 });
  expect(await daycare.latest()).toMatchObject({ state: 'undone', undoUntil: null, removed: 2, kept: 0 });
});

test('undo keeps what was used or changed since, and lists it', async () => {
  const importId = await daycare.run(customerList);
  const [jonas, maya] = await daycare.customers();
  await server.call(daycare.boss, 'updateCustomer', {
    businessId: daycare.businessId,
    customerId: jonas?.id ?? '',
    phone: '555-010-0000',
  });
  expect(await server.call(daycare.boss, 'undoImport', { importId })).toEqual({ removed: 1, kept: 1 });
  expect((await daycare.customers()).map(({ id }) => id)).toEqual([jonas?.id]);
  const kept = await server.call(daycare.boss, 'listImportRows', { importId, rows: 'kept' });
  expect(kept.items).toMatchObject([{ customerId: jonas?.id, name: 'Jonas Weber' }]);
  expect(maya).toBeDefined();
});

test.each([
  [
    'a check-in',
    (petId: string) =>
      server.call(daycare.boss, 'checkIn', {
        businessId: daycare.businessId,
        petId,
        method: 'manual',
        decision: 'admit',
        overrideReason: 'Known',
        idempotencyKey: crypto.randomUUID(),
      }),
  ],
  [
    'a planned visit',
    (petId: string) =>
      server.call(daycare.boss, 'planVisit', {
        businessId: daycare.businessId,
        petId,
        service: null,
        arrival: soon,
        departure: soon,
      }),
  ],
  [
    'a note',
    (petId: string) =>
      server.call(daycare.boss, 'savePetNote', {
        businessId: daycare.businessId,
        petId,
        note: 'Calm',
        flags: [],
      }),
  ],
])('%s keeps a pet and its owner', async (_, touch) => {
  const importId = await daycare.run(customerList);
  const [, maya] = await daycare.customers();
  await touch(maya?.pets[1]?.petId ?? '');
  expect(await server.call(daycare.boss, 'undoImport', { importId })).toEqual({ removed: 1, kept: 1 });
  expect((await daycare.customers()).map(({ name, pets }) => [name, pets.length])).toEqual([
    ['Maya Okafor', 2],
  ]);
});

test('pets of existing customers are added to them, and removed without them', async () => {
  await server.call(daycare.boss, 'createCustomer', {
    businessId: daycare.businessId,
    name: 'Maya Okafor',
    email: 'maya@imports.test',
  });
  const importId = await daycare.run('Owner,Email,Pet,Species\nSomebody,maya@imports.test,Rex,dog\n');
  expect((await daycare.customers()).map(({ name, pets }) => [name, pets.length])).toEqual([
    ['Maya Okafor', 1],
  ]);
  expect(await server.call(daycare.boss, 'undoImport', { importId })).toEqual({ removed: 1, kept: 0 });
  expect((await daycare.customers()).map(({ name, pets }) => [name, pets.length])).toEqual([
    ['Maya Okafor', 0],
  ]);
});

test('every table with a pet id is listed as a sign of use, or as none', async () => {
  const { rows } = await server.services.store.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'pet_id' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual([...signsOfUse, ...noSignsOfUse].toSorted());
});

test('of two concurrent undos of different imports, one is done and the other is told to wait', async () => {
  const list = (name: string) =>
    `Owner,Pet,Species\n${Array.from({ length: 300 }, (_, at) => `${name} ${at},Pip,dog`).join('\n')}`;
  const ids = [await daycare.run(list('First')), await daycare.run(list('Second'))];
  const answers = await Promise.allSettled(ids.map((id) => daycare.undo(id)));
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.refused.details] : []));
  expect(refused).toEqual([{ reason: 'import_running' }]);
  for (const id of ids) expect(await daycare.undo(id)).toEqual({ removed: 300, kept: 0 });
});

test('an undo that a stopping server leaves is tried again until it is done', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => `Left ${at},Pip,dog`);
  const importId = await daycare.run(`Owner,Pet,Species\n${rows.join('\n')}`);
  await server.services.store.pool.query("update import set state = 'undoing' where id = $1", [importId]);
  const stopping = { signal: AbortSignal.abort() };
  await expect(finishUndo.run(server.services, { importId }, stopping)).rejects.toThrow('stopping');
  await finishUndo.run(server.services, { importId }, { signal: new AbortController().signal });
  expect(await daycare.latest()).toMatchObject({ state: 'undone', removed: 450 });
});
