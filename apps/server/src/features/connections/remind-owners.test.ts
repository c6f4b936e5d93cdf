import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function emailsTo(...people: TestPerson[]): Promise<Mail[]> {
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: Mail[] };
  return items.filter(({ to }) => people.some(({ email }) => email === to));
}

interface Fixture {
  theo: TestPerson;
  maya: TestPerson;
  business: BuiltBusiness;
  /** Biscuit and Juniper, both Maya's. */
  petIds: string[];
}

async function buildFixture(): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds' });
  const petIds: string[] = [];
  for (const name of ['Juniper', 'Biscuit']) {
    const pet = await buildPet(services, { owner: maya, name });
    await buildConnection(services, { pet, business });
    petIds.push(pet.id);
  }
  return { theo, maya, business, petIds };
}

const guestOf = async ({ theo, business }: Fixture) => {
  const guest = { petName: 'Stray', species: 'dog', ownerEmail: 'somebody@else.test' } as const;
  return (await server.call(theo, 'createGuest', { businessId: business.id, ...guest })).petId;
};

test('an owner gets one email for all of their pets, with the message of the business and nothing medical in its subject', async () => {
  const fixture = await buildFixture();
  const { theo, maya, business, petIds } = fixture;
  const input = { businessId: business.id, petIds, message: 'We open at eight.', preview: false };
  const answer = await server.call(theo, 'remindOwners', input);
  expect(answer.letters).toBe(1);
  expect(JSON.stringify(answer)).not.toContain(maya.email);
  const emails = await emailsTo(maya);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toContain('Harbor Hounds: before the next visit of Biscuit and Juniper');
  expect(emails[0]?.text).toContain('We open at eight.');
  expect(emails[0]?.text).toContain('/dashboard');
});

test('each owner reads of their own pets only', async () => {
  const fixture = await buildFixture();
  const ben = await server.owner();
  const rex = await buildPet(services, { owner: ben, name: 'Rex' });
  await buildConnection(services, { pet: rex, business: fixture.business });
  const input = { businessId: fixture.business.id, petIds: [...fixture.petIds, rex.id], preview: false };
  expect((await server.call(fixture.theo, 'remindOwners', input)).letters).toBe(2);
  const [toBen, ...more] = await emailsTo(ben);
  expect(more).toEqual([]);
  expect(toBen?.text).toContain('Rex');
  expect(toBen?.text).not.toMatch(/Biscuit|Juniper/);
  expect((await emailsTo(fixture.maya))[0]?.text).not.toContain('Rex');
});

test('a preview has the same text and sends nothing', async () => {
  const { theo, maya, business, petIds } = await buildFixture();
  const input = { businessId: business.id, petIds, message: 'Soon.' };
  const shown = await server.call(theo, 'remindOwners', { ...input, preview: true });
  expect(await emailsTo(maya)).toEqual([]);
  expect(await server.call(theo, 'remindOwners', { ...input, preview: false })).toEqual(shown);
  expect(await emailsTo(maya)).toMatchObject([{ subject: shown.subject, text: shown.text }]);
});

test('the same key sends once', async () => {
  const { theo, maya, business, petIds } = await buildFixture();
  const input = { businessId: business.id, petIds, preview: false, idempotencyKey: crypto.randomUUID() };
  const first = await server.call(theo, 'remindOwners', input);
  expect(await server.call(theo, 'remindOwners', input)).toEqual(first);
  expect(await emailsTo(maya)).toHaveLength(1);
});

test('no email goes to the placeholder account of a guest', async () => {
  const fixture = await buildFixture();
  const guest = await guestOf(fixture);
  const input = { businessId: fixture.business.id, preview: false };
  const alone = await server.call(fixture.theo, 'remindOwners', { ...input, petIds: [guest] });
  expect(alone).toEqual({ letters: 0, subject: '', text: '' });
  const both = await server.call(fixture.theo, 'remindOwners', {
    ...input,
    petIds: [guest, ...fixture.petIds],
  });
  expect(both.letters).toBe(1);
  expect(both.text).not.toContain('Stray');
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  expect(await reply.text()).not.toContain('guest.invalid');
});

test('a disconnected pet stops the whole email, and nothing is sent', async () => {
  const { theo, maya, business, petIds } = await buildFixture();
  await server.call(maya, 'disconnectPet', { petId: petIds[0] ?? '', businessId: business.id });
  const refused = await server.refusal(theo, 'remindOwners', {
    businessId: business.id,
    petIds,
    preview: false,
  });
  expect(refused.status).toBe('NOT_FOUND');
  expect(await emailsTo(maya)).toEqual([]);
});
