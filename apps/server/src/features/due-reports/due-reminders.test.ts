import { addDays, calendarDateIn, type Rule, reminderPauseDays } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

/** A day that tests move. */
const time = { now: new Date('2026-06-15T12:00:00Z') };
const server = await useServer({}, { clock: { now: () => time.now } });
const { services } = server;
const day = (days: number) => addDays(calendarDateIn(time.now.getTime(), 'UTC'), days);
const rules: Rule[] = ['rabies', 'bordetella'].map((target) => ({
  id: target,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [target] },
}));

interface Fixture {
  theo: TestPerson;
  maya: TestPerson;
  business: BuiltBusiness;
}

async function buildFixture(): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds', timeZone: 'UTC' });
  const publishedAt = new Date('2026-01-01');
  await buildRequirements(services, { business, rules: rules.slice(0, 1), publishedAt });
  return { theo, maya, business };
}

async function addPet({ business }: Fixture, owner: TestPerson, name: string, endsIn: number | null) {
  const pet = await buildPet(services, { owner, name });
  const dose = { pet, administeredOn: day(-300), expiresOn: endsIn === null ? null : day(endsIn) };
  if (endsIn !== null) await buildVaccination(services, dose);
  await buildConnection(services, { pet, business, scope: 'records' });
  return pet;
}

const preview = ({ theo, business }: Fixture, input: object = {}) =>
  server.call(theo, 'previewDueReminder', { businessId: business.id, withinDays: 30, ...input });

async function send({ theo, business }: Fixture, input: object = {}) {
  const filter = { businessId: business.id, withinDays: 30, ...input };
  const answer = await server.call(theo, 'sendDueReminder', filter);
  await server.runJobs();
  return answer;
}

const alertsOf = async (person: TestPerson) =>
  (await server.call(person, 'listAlerts', {})).items.filter(({ kind }) => kind === 'business_reminder');

async function emailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  // Alerts are emailed by the run after the one that raised them.
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: { to: string; subject: string; text: string }[] };
  return items.filter(({ to }) => to === address);
}

test('an owner gets one alert for all of their pets, with what to renew and nothing medical in its title', async () => {
  const fixture = await buildFixture();
  await addPet(fixture, fixture.maya, 'Biscuit', 5);
  await addPet(fixture, fixture.maya, 'Juniper', null);
  await addPet(fixture, fixture.maya, 'Fine', 200);
  const shown = await preview(fixture, { message: 'We open at eight.' });
  expect(shown).toMatchObject({ owners: 1, pets: 2, recent: 0 });
  expect(await alertsOf(fixture.maya)).toEqual([]);
  expect((await send(fixture, { message: 'We open at eight.' })).owners).toBe(1);
  const [alert, ...more] = await alertsOf(fixture.maya);
  expect(more).toEqual([]);
  expect(alert?.title).toBe('Harbor Hounds: records of Biscuit and Juniper to renew');
  expect(alert?.body).toContain('Biscuit: Rabies (expires Jun 20, 2026).');
  expect(alert?.body).toContain('Juniper: Rabies (no record).');
  expect(alert?.body).toContain('We open at eight.');
  expect(alert?.body).not.toContain('Fine');
  expect([alert?.title, alert?.body]).toEqual([shown.subject, shown.text]);
  expect((await emailsTo(fixture.maya.email)).map(({ subject }) => subject)).toContain(alert?.title);
});

test('no reminder of the same pet and rule is sent again for two weeks, but of a new rule it is', async () => {
  const fixture = await buildFixture();
  await addPet(fixture, fixture.maya, 'Biscuit', 5);
  await send(fixture);
  expect(await preview(fixture)).toMatchObject({ owners: 0, pets: 0, recent: 1, subject: '' });
  expect((await send(fixture)).owners).toBe(0);
  expect(await alertsOf(fixture.maya)).toHaveLength(1);
  const version = { businessId: fixture.business.id, rules: rules as never };
  await server.call(fixture.theo, 'publishRequirements', version);
  await send(fixture);
  const [newest] = await alertsOf(fixture.maya);
  expect(newest?.body).toContain('Bordetella / Kennel cough (no record).');
  expect(newest?.body).not.toContain('Rabies');
  const before = time.now;
  time.now = new Date(before.getTime() + (reminderPauseDays * 24 + 1) * 3_600_000);
  expect((await preview(fixture)).owners).toBe(1);
  time.now = before;
});

test('the filter selects the owners; co-owners are reminded too, and each reads of their own pets only', async () => {
  const fixture = await buildFixture();
  const [ben, eve] = [await server.owner(), await server.owner()];
  const biscuit = await addPet(fixture, fixture.maya, 'Biscuit', 5);
  await addPet(fixture, ben, 'Rex', null);
  const share = { petId: biscuit.id, email: eve.email, access: 'full' as const };
  await services.store.pool.query(
    "insert into co_owner (pet_id, uid, access, since) values ($1, $2, 'full', now())",
    [share.petId, eve.uid],
  );
  await send(fixture, { missing: true });
  expect(await alertsOf(fixture.maya)).toEqual([]);
  const [toBen] = await alertsOf(ben);
  expect(toBen?.body).toContain('Rex');
  expect(toBen?.body).not.toContain('Biscuit');
  await send(fixture);
  expect(await alertsOf(ben)).toHaveLength(1);
  expect(await alertsOf(fixture.maya)).toMatchObject([{ petId: biscuit.id }]);
  expect(await alertsOf(eve)).toHaveLength(1);
});

test("a guest's owner gets an email, and the same key sends once", async () => {
  const fixture = await buildFixture();
  const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'momo-due@guest.test' } as const;
  await server.call(fixture.theo, 'createGuest', { businessId: fixture.business.id, ...guest });
  const key = { idempotencyKey: crypto.randomUUID() };
  const first = await send(fixture, key);
  expect(await send(fixture, key)).toEqual(first);
  const mails = await emailsTo('momo-due@guest.test');
  expect(mails).toMatchObject([{ subject: 'Harbor Hounds: records of Momo to renew' }]);
});

test('many owners are reminded in batches, each once, and the progress ends with all of them', async () => {
  const fixture = await buildFixture();
  for (let n = 0; n < 27; n++) {
    const guest = { petName: `Pet ${n}`, species: 'dog', ownerEmail: `many-${n}@guest.test` } as const;
    await server.call(fixture.theo, 'createGuest', { businessId: fixture.business.id, ...guest });
  }
  expect((await send(fixture)).owners).toBe(27);
  expect(await emailsTo('many-0@guest.test')).toHaveLength(1);
  expect(await emailsTo('many-26@guest.test')).toHaveLength(1);
  const found = await services.store.pool.query(
    'select done, total, state from due_reminder where business_id = $1',
    [fixture.business.id],
  );
  expect(found.rows).toEqual([{ done: 27, total: 27, state: 'done' }]);
});

test('the record of a sent reminder is deleted once it no longer delays the next one', async () => {
  const fixture = await buildFixture();
  await addPet(fixture, fixture.maya, 'Biscuit', 5);
  await send(fixture);
  const keptRows = async () => {
    const of = [fixture.business.id];
    const notices = 'select 1 from due_notice where business_id = $1';
    const reminders = 'select 1 from due_reminder where business_id = $1';
    const { pool } = services.store;
    return [(await pool.query(notices, of)).rowCount, (await pool.query(reminders, of)).rowCount];
  };
  expect(await keptRows()).toEqual([1, 1]);
  const before = time.now;
  time.now = new Date(before.getTime() + (reminderPauseDays * 24 + 1) * 3_600_000);
  await server.runJobs();
  time.now = before;
  expect(await keptRows()).toEqual([0, 0]);
});

test('a message with a web address is refused', async () => {
  const fixture = await buildFixture();
  await expect(send(fixture, { message: 'See https://evil.test' })).rejects.toThrow();
});
