import { addDays } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet, buildVaccination } from '../../seed/builders/index.ts';

const start = '2026-06-02T12:00:00Z';
let now = new Date(start);
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
await server.runJobs();
const at = (text: string): void => {
  now = new Date(text);
};

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
async function mailsTo(person: TestPerson): Promise<Mail[]> {
  const response = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await response.json()) as { items: Mail[] };
  return items.filter(({ to }) => to === person.email).reverse();
}
const alertsOf = async (person: TestPerson) => {
  await server.runJobs();
  return (await server.call(person, 'listAlerts', {})).items;
};
const titlesOf = async (person: TestPerson) => (await alertsOf(person)).map(({ title }) => title);

/** Maya's Biscuit, whose co-owner is Ben. */
async function buildCarers() {
  at(start);
  const [maya, ben] = [await server.owner(), await server.owner()];
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  await server.call(maya, 'sharePet', { petId: pet.id, email: ben.email, access: 'read' });
  await server.runJobs();
  const token = /\/join\/([\w-]+)/.exec((await mailsTo(ben)).at(-1)?.text ?? '')?.[1] ?? '';
  await server.call(ben, 'acceptInvitation', { token });
  await readAll(ben);
  return { maya, ben, pet };
}
const readAll = async (person: TestPerson) => {
  const ids = (await alertsOf(person)).map(({ id }) => id);
  if (ids.length > 0) await server.call(person, 'markAlertsRead', { ids });
};
const recordEnding = (person: TestPerson, petId: string, expiresOn: string) =>
  server.call(person, 'recordVaccination', {
    petId,
    vaccine: 'rabies-1y',
    administeredOn: '2025-07-01',
    expiresOn,
  });

test('a person with an account is notified of an invitation, and emailed only the invitation itself, with push or without', async () => {
  const [maya, ben] = [await server.owner(), await server.owner()];
  const channels = { inApp: true, email: true, push: true };
  await server.call(ben, 'setAlertPreferences', { kinds: { invitation: channels } });
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  await server.call(maya, 'sharePet', { petId: pet.id, email: ben.email, access: 'full' });
  expect(await alertsOf(ben)).toMatchObject([
    { kind: 'invitation', title: 'Care for Biscuit together', petId: null },
  ]);
  expect(await mailsTo(ben)).toHaveLength(1);
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo, name: 'Barkside' });
  const invite = { businessId: business.id, role: 'staff' as const, email: ben.email };
  await server.call(theo, 'inviteMember', invite);
  await server.call(theo, 'inviteMember', { ...invite, email: 'nobody@knows.test' });
  expect(await titlesOf(ben)).toContain('Barkside invites you to its team');
  expect(await mailsTo(ben)).toHaveLength(2);
});

test('a review is announced with its reason to all pet carers, and no subject names the pet’s record', async () => {
  const { maya, ben, pet } = await buildCarers();
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo, name: 'Barkside' });
  await buildConnection(services, { pet, business, scope: 'records' });
  const decide = async (decision: 'verify' | 'reject', note?: string) => {
    const { id: vaccinationId } = await buildVaccination(services, { pet });
    const about = { businessId: business.id, vaccinationId, decision };
    await server.call(theo, 'reviewVaccination', { ...about, ...(note && { note }) });
  };
  await decide('verify');
  await decide('reject', 'The page is of another dog.');
  for (const person of [maya, ben]) {
    const [refused, accepted] = await alertsOf(person);
    expect(accepted).toMatchObject({
      kind: 'evidence_accepted',
      title: 'Barkside has checked a record of Biscuit',
    });
    expect(refused).toMatchObject({
      kind: 'evidence_refused',
      title: 'Barkside could not confirm a record of Biscuit',
    });
    expect(refused?.body).toContain('They wrote: The page is of another dog.');
    const subjects = (await mailsTo(person)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('record of'))).toHaveLength(2);
    for (const subject of subjects) expect(subject).not.toMatch(/rabies|vaccin|reject|dog/i);
  }
});

test('each person is notified once of a waiver that must be signed again, and not of a changed wording', async () => {
  const { maya, ben, pet } = await buildCarers();
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo, name: 'Barkside' });
  const waiver = { businessId: business.id, title: 'Play agreement', body: 'Dogs play.' };
  const { id: waiverId } = await server.call(theo, 'createWaiver', waiver);
  await buildConnection(services, { pet, business });
  await buildConnection(services, {
    pet: await buildPet(services, { owner: maya, name: 'Otis' }),
    business,
  });
  await server.call(theo, 'publishWaiverVersion', { waiverId, body: 'Dogs do play.', material: false });
  expect(await titlesOf(maya)).toEqual([]);
  await server.call(theo, 'publishWaiverVersion', { waiverId, body: 'Dogs play rough.', material: true });
  const body = (names: string) =>
    `“Play agreement” has changed. Sign it again for ${names} before the next visit.`;
  expect(await alertsOf(maya)).toMatchObject([{ kind: 'waiver_to_sign', body: body('Biscuit and Otis') }]);
  expect((await alertsOf(ben))[0]).toMatchObject({ kind: 'waiver_to_sign', body: body('Biscuit') });
});

test('co-owners are reminded like the owner: in their own morning, by their own settings', async () => {
  const { maya, ben, pet } = await buildCarers();
  await server.call(maya, 'setAlertPreferences', { timeZone: 'Europe/Berlin' });
  await server.call(ben, 'setAlertPreferences', {
    timeZone: 'America/Los_Angeles',
    kinds: { renewal: { inApp: true, email: false, push: false } },
  });
  await recordEnding(maya, pet.id, addDays('2026-06-02', 40));
  await server.runJobs();
  const recipients: Record<string, string[]> = { maya: [], ben: [] };
  for (const hour of [6, 7, 15, 16, 30, 31, 39, 40]) {
    at(new Date(Date.parse('2026-06-12T00:00:00Z') + hour * 3_600_000).toISOString());
    for (const [name, person] of [
      ['maya', maya],
      ['ben', ben],
    ] as const) {
      const reminders = (await alertsOf(person)).filter(({ kind }) => kind === 'renewal');
      if (reminders.length > (recipients[name]?.length ?? 0)) recipients[name]?.push(now.toISOString());
    }
  }
  expect(recipients).toEqual({ maya: ['2026-06-12T07:00:00.000Z'], ben: ['2026-06-12T16:00:00.000Z'] });
  const mails = async (person: TestPerson) =>
    (await mailsTo(person)).filter(({ subject }) => subject.includes('renew'));
  expect([(await mails(maya)).length, (await mails(ben)).length]).toEqual([1, 0]);
  const { url } = await server.call(ben, 'getCalendarFeed', {});
  expect(await (await fetch(`${server.url}${new URL(url).pathname}`)).text()).toContain('Biscuit');
});

test('a former co-owner is notified of nothing about the pet', async () => {
  const { maya, ben, pet } = await buildCarers();
  await recordEnding(maya, pet.id, addDays('2026-06-02', 40));
  await server.runJobs();
  await server.call(ben, 'unsharePet', { petId: pet.id, email: ben.email });
  at('2026-06-20T12:00:00Z');
  expect((await titlesOf(maya)).filter((title) => title.includes('renew'))).toHaveLength(1);
  expect((await titlesOf(ben)).filter((title) => title.includes('renew'))).toEqual([]);
});

test('a guest’s owner has no account, so no one is notified', async () => {
  at(start);
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo, timeZone: 'UTC' });
  const { petId } = await server.call(theo, 'createGuest', {
    businessId: business.id,
    petName: 'Rex',
    species: 'dog',
    ownerEmail: 'guest@home.test',
    idempotencyKey: crypto.randomUUID(),
  });
  await server.call(theo, 'checkIn', {
    businessId: business.id,
    petId,
    method: 'guest',
    decision: 'admit',
    overrideReason: 'Papers seen on the phone.',
    idempotencyKey: crypto.randomUUID(),
  });
  await server.runJobs();
  const response = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await response.json()) as { items: Mail[] };
  expect(items.filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});
