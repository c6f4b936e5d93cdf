import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { changedSince, customerList, hashOfTables, ImportingDaycare } from './testing/importing-daycare.ts';
import { uploadTable } from './testing/upload-table.ts';

const server = await useServer();
const { pool } = server.services.store;
const daycare = new ImportingDaycare(server);

test('a preview names columns, counts, and shows problems first; nothing is saved', async () => {
  await server.runJobs();
  const before = await hashOfTables(server);
  const shown = await daycare.preview(customerList);
  expect(shown.mapping).toEqual({
    headerRow: 1,
    columns: [
      'ownerFirst',
      'ownerLast',
      'email',
      'phone',
      'petName',
      'species',
      'doseGiven',
      'doseExpires',
      'note',
    ],
    dateOrder: 'month_first',
    species: null,
  });
  expect(shown.questions).toEqual([]);
  expect(shown.totals).toEqual({
    ...{ rows: 5, customers: 2, pets: 3, vaccinations: 2, problems: 2, duplicates: 0, invitable: 1 },
  });
  expect(shown.rows.map(({ row, problems }) => [row, ...problems.map((one) => one.column)])).toEqual([
    [5, 'Email', 'Rabies given'],
    [6, null],
    [2],
    [3],
    [4],
  ]);
  expect(await changedSince(server, before)).toEqual([]);
});

test('an import adds customers and guests, skips problem rows, and deletes the file', async () => {
  await daycare.run(customerList);
  expect(await daycare.latest()).toMatchObject({
    ...{ state: 'done', customers: 2, pets: 3, vaccinations: 2, problems: 2, duplicates: 0, invited: 0 },
    fileName: 'customers.csv',
  });
  const [jonas, maya] = await daycare.customers();
  expect(jonas).toMatchObject({ name: 'Jonas Weber', phone: '555-010-0199', email: null, hasAccount: false });
  expect(maya).toMatchObject({ name: 'Maya Okafor', email: 'maya@imports.test' });
  expect(maya?.pets.map(({ petName, species }) => [petName, species])).toEqual([
    ['Biscuit', 'dog'],
    ['Pip', 'cat'],
  ]);
  const petId = maya?.pets[0]?.petId ?? '';
  const doses = await server.call(daycare.boss, 'listVaccinations', { petId });
  expect(doses.items).toMatchObject([
    {
      administeredOn: '2026-01-31',
      expiresOn: '2029-01-31',
      evidence: 'owner',
      vaccine: expect.stringMatching(/^rabies/),
    },
  ]);
  const connected = await server.call(daycare.boss, 'getConnectedPet', {
    businessId: daycare.businessId,
    petId,
  });
  expect(connected).toMatchObject({ note: 'Shy' });
  const frankie = jonas?.pets[0]?.petId ?? '';
  const unproven = await server.call(daycare.boss, 'getConnectedPet', {
    businessId: daycare.businessId,
    petId: frankie,
  });
  expect(unproven.note).toMatch(/^Imported, not proven: Rabies.* until 2027-06-03\.$/);
  const left = await pool.query(
    "select 1 from stored_object where path like '%/files/imports/%' and path like $1",
    [`users/${daycare.boss.uid}/%`],
  );
  expect(left.rows).toHaveLength(0);
  const importId = (await daycare.latest())?.id ?? '';
  const skipped = await server.call(daycare.boss, 'listImportRows', { importId, rows: 'skipped' });
  expect(skipped.items.map(({ row, values }) => [row, values[4]])).toEqual([
    [5, 'Ziggy'],
    [6, 'Bear'],
  ]);
  const checkIn = await server.call(daycare.boss, 'checkIn', {
    businessId: daycare.businessId,
    petId,
    method: 'manual',
    decision: 'admit',
    overrideReason: 'Known for years',
    idempotencyKey: crypto.randomUUID(),
  });
  expect(checkIn.petName).toBe('Biscuit');
});

test('importing the same list again changes nothing', async () => {
  await daycare.run(customerList);
  await server.runJobs();
  const before = await hashOfTables(server);
  await daycare.run(customerList);
  expect(await daycare.latest()).toMatchObject({
    customers: 0,
    pets: 0,
    vaccinations: 0,
    duplicates: 3,
    problems: 2,
  });
  expect(await changedSince(server, before)).toEqual([]);
});

test('a row for each vaccine is one pet with all of them', async () => {
  const long = [
    'Owner,Email,Pet,Species,Vaccine,Date given,Expires',
    'Maya Okafor,maya@imports.test,Biscuit,dog,Rabies 3yr,2026-01-31,2029-01-31',
    'Maya Okafor,maya@imports.test,Biscuit,dog,Bordetella,2026-02-01,2027-02-01',
    'Maya Okafor,maya@imports.test,Biscuit,dog,Bordetella,2026-02-01,2027-02-01',
  ].join('\n');
  await daycare.run(long);
  expect(await daycare.latest()).toMatchObject({ customers: 1, pets: 1, vaccinations: 2, duplicates: 1 });
  await server.runJobs();
  const before = await hashOfTables(server);
  await daycare.run(long);
  expect(await changedSince(server, before)).toEqual([]);
});

test('an owner with an account is found by what they share, and nothing is added for them', async () => {
  const owner = await server.owner();
  const pet = await server.call(owner, 'createPet', { name: 'Rex', species: 'dog' });
  await server.call(owner, 'setContact', {
    name: 'Ann Shared',
    phone: '555-777-1234',
    emergency: null,
    pickups: [],
  });
  await server.call(owner, 'connectPet', {
    businessId: daycare.businessId,
    petId: pet.id,
    scope: 'verdict',
    shareContact: true,
  });
  const shown = await daycare.preview(
    'Owner,Phone,Pet,Species\nAnn Shared,(555) 777-1234,Rex,dog\nAnn Shared,5557771234,Max,dog\n',
  );
  expect(shown.totals).toMatchObject({ customers: 0, pets: 0, duplicates: 2 });
  await server.call(owner, 'setContactSharing', {
    petId: pet.id,
    businessId: daycare.businessId,
    share: false,
  });
  const hidden = await daycare.preview('Owner,Email,Phone,Pet,Species\nAnn Shared,,5557771234,Rex,dog\n');
  expect(hidden.totals).toMatchObject({ customers: 1, pets: 1, duplicates: 0 });
});

test('the order of day and month is asked if nothing decides it, and never guessed', async () => {
  const ambiguous = 'Owner,Pet,Species,Birthday\nMaya,Rex,dog,03/04/2020\nJon,Max,dog,05/06/2021\n';
  const shown = await daycare.preview(ambiguous);
  expect(shown.questions).toEqual(['date_order']);
  expect(shown.rows.map(({ problems }) => problems[0]?.message)).toEqual([
    'Choose whether the day or the month comes first.',
    'Choose whether the day or the month comes first.',
  ]);
  const chosen = await daycare.preview(ambiguous, { ...shown.mapping, dateOrder: 'day_first' });
  expect([chosen.questions, chosen.totals.problems]).toEqual([[], 0]);
});

test('species is asked if rows do not state it', async () => {
  const shown = await daycare.preview('Owner,Pet\nMaya,Rex\n');
  expect([shown.questions, shown.totals.problems]).toEqual([['species'], 1]);
  const chosen = await daycare.preview('Owner,Pet\nMaya,Rex\n', { ...shown.mapping, species: 'dog' });
  expect([chosen.questions, chosen.totals.pets]).toEqual([[], 1]);
});

test('with problems and without skipping them, nothing is imported', async () => {
  await server.runJobs();
  const before = await hashOfTables(server);
  await daycare.run(customerList, { skipProblems: false });
  expect(await daycare.latest()).toMatchObject({
    ...{
      state: 'failed',
      failure:
        '2 rows have problems. Correct the file, or import it again with “Skip rows with problems” on.',
      customers: 0,
    },
    undoUntil: null,
  });
  expect(await changedSince(server, before)).toEqual([]);
});

test('a repeat with the same key returns the same import; a second one at the same time is refused', async () => {
  const storagePath = await uploadTable(server, daycare.boss, customerList);
  const { mapping } = await server.call(daycare.boss, 'previewImport', {
    businessId: daycare.businessId,
    storagePath,
  });
  const input = {
    businessId: daycare.businessId,
    storagePath,
    mapping,
    skipProblems: true,
    invite: false,
    idempotencyKey: crypto.randomUUID(),
  };
  const [first, again] = await Promise.all([
    server.call(daycare.boss, 'runImport', input),
    server.call(daycare.boss, 'runImport', input),
  ]);
  expect(again).toEqual(first);
  const other = {
    ...input,
    storagePath: await uploadTable(server, daycare.boss, customerList),
    idempotencyKey: crypto.randomUUID(),
  };
  expect((await server.refusal(daycare.boss, 'runImport', other)).details).toMatchObject({
    reason: 'import_running',
  });
  await server.runJobs();
  expect((await daycare.customers()).length).toBe(2);
  expect((await server.call(daycare.boss, 'runImport', other)).importId).not.toBe(first.importId);
  await server.runJobs();
});

test('files of other people do not exist', async () => {
  const other = await server.businessPerson();
  const theirs = await uploadTable(server, other, customerList);
  for (const name of ['previewImport', 'runImport'] as const) {
    const mapping = { headerRow: 1, columns: [], dateOrder: null, species: null };
    const input = {
      businessId: daycare.businessId,
      storagePath: theirs,
      ...(name === 'runImport' && { mapping, skipProblems: true, invite: false }),
    };
    expect((await server.refusal(daycare.boss, name, input)).details).toMatchObject({
      reason: 'file_missing',
    });
  }
});

test('staff are refused, and other businesses find no import', async () => {
  const importId = await daycare.run(customerList);
  const staff = await server.businessPerson();
  await pool.query("insert into member values ($1, $2, 'staff', now())", [daycare.businessId, staff.uid]);
  expect((await server.refusal(staff, 'undoImport', { importId })).details).toMatchObject({
    reason: 'insufficient_role',
  });
  const other = await server.businessPerson();
  expect((await server.refusal(other, 'undoImport', { importId })).status).toBe('NOT_FOUND');
});

test('progress is streamed to the end', async () => {
  const storagePath = await uploadTable(server, daycare.boss, customerList);
  const { mapping } = await server.call(daycare.boss, 'previewImport', {
    businessId: daycare.businessId,
    storagePath,
  });
  const { importId } = await server.call(daycare.boss, 'runImport', {
    businessId: daycare.businessId,
    storagePath,
    mapping,
    skipProblems: true,
    invite: false,
  });
  const stream = await server.stream(daycare.boss, 'watchImport', { importId });
  expect(await stream.next()).toEqual({ message: { done: 0, total: 0, state: 'reading' } });
  await server.runJobs();
  await expect
    .poll(async () => await stream.next())
    .toMatchObject({ message: { done: 5, total: 5, state: 'done' } });
  stream.close();
});

test('rows are deleted after 30 days, the entry after a year', async () => {
  const importId = await daycare.run(customerList);
  await pool.query("update import set created_at = now() - interval '31 days' where id = $1", [importId]);
  await server.runJobs();
  expect((await pool.query('select 1 from import_row where import_id = $1', [importId])).rows).toHaveLength(
    0,
  );
  expect(await daycare.latest()).toMatchObject({ undoUntil: null, customers: 2 });
  expect((await server.refusal(daycare.boss, 'undoImport', { importId })).details).toMatchObject({
    reason: 'import_over',
  });
  await pool.query("update import set created_at = now() - interval '366 days' where id = $1", [importId]);
  await server.runJobs();
  expect(await daycare.latest()).toBeUndefined();
});
