import { expect, test } from 'vitest';
import { type Person, useServer } from '../../../test/index.ts';
import { type BusinessRow, buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function lettersTo(...people: Person[]): Promise<Mail[]> {
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: Mail[] };
  return items.filter(({ to }) => people.some(({ email }) => email === to));
}

interface Scene {
  theo: Person;
  maya: Person;
  business: BusinessRow;
  /** Biscuit and Juniper, both Maya's. */
  petIds: string[];
}

async function buildScene(): Promise<Scene> {
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

const guestOf = async ({ theo, business }: Scene) => {
  const guest = { petName: 'Stray', species: 'dog', ownerEmail: 'somebody@else.test' } as const;
  return (await server.call(theo, 'createGuest', { businessId: business.id, ...guest })).petId;
};

test('an owner gets one letter for all of their pets, with the sentence of the place and nothing medical in its subject', async () => {
  const scene = await buildScene();
  const { theo, maya, business, petIds } = scene;
  const input = { businessId: business.id, petIds, message: 'We open at eight.', preview: false };
  const answer = await server.call(theo, 'remindOwners', input);
  expect(answer.letters).toBe(1);
  expect(JSON.stringify(answer)).not.toContain(maya.email);
  const letters = await lettersTo(maya);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toContain('Harbor Hounds: before the next visit of Biscuit and Juniper');
  expect(letters[0]?.text).toContain('We open at eight.');
  expect(letters[0]?.text).toContain('/dashboard');
});

test('each owner reads of their own pets only', async () => {
  const scene = await buildScene();
  const ben = await server.owner();
  const rex = await buildPet(services, { owner: ben, name: 'Rex' });
  await buildConnection(services, { pet: rex, business: scene.business });
  const input = { businessId: scene.business.id, petIds: [...scene.petIds, rex.id], preview: false };
  expect((await server.call(scene.theo, 'remindOwners', input)).letters).toBe(2);
  const [toBen, ...more] = await lettersTo(ben);
  expect(more).toEqual([]);
  expect(toBen?.text).toContain('Rex');
  expect(toBen?.text).not.toMatch(/Biscuit|Juniper/);
  expect((await lettersTo(scene.maya))[0]?.text).not.toContain('Rex');
});

test('a preview says the same and sends nothing', async () => {
  const { theo, maya, business, petIds } = await buildScene();
  const input = { businessId: business.id, petIds, message: 'Soon.' };
  const shown = await server.call(theo, 'remindOwners', { ...input, preview: true });
  expect(await lettersTo(maya)).toEqual([]);
  expect(await server.call(theo, 'remindOwners', { ...input, preview: false })).toEqual(shown);
  expect(await lettersTo(maya)).toMatchObject([{ subject: shown.subject, text: shown.text }]);
});

test('the same key sends once', async () => {
  const { theo, maya, business, petIds } = await buildScene();
  const input = { businessId: business.id, petIds, preview: false, idempotencyKey: crypto.randomUUID() };
  const first = await server.call(theo, 'remindOwners', input);
  expect(await server.call(theo, 'remindOwners', input)).toEqual(first);
  expect(await lettersTo(maya)).toHaveLength(1);
});

test('nobody writes to the stand-in of a guest', async () => {
  const scene = await buildScene();
  const guest = await guestOf(scene);
  const input = { businessId: scene.business.id, preview: false };
  const alone = await server.call(scene.theo, 'remindOwners', { ...input, petIds: [guest] });
  expect(alone).toEqual({ letters: 0, subject: '', text: '' });
  const both = await server.call(scene.theo, 'remindOwners', { ...input, petIds: [guest, ...scene.petIds] });
  expect(both.letters).toBe(1);
  expect(both.text).not.toContain('Stray');
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  expect(await reply.text()).not.toContain('guest.invalid');
});

test('a pet that was disconnected stops the whole letter, and nothing goes out', async () => {
  const { theo, maya, business, petIds } = await buildScene();
  await server.call(maya, 'disconnectPet', { petId: petIds[0] ?? '', businessId: business.id });
  const refused = await server.refusal(theo, 'remindOwners', {
    businessId: business.id,
    petIds,
    preview: false,
  });
  expect(refused.status).toBe('NOT_FOUND');
  expect(await lettersTo(maya)).toEqual([]);
});
