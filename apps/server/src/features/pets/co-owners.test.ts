import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Fixture {
  maya: TestPerson;
  ben: TestPerson;
  petId: string;
}

async function buildFixture(): Promise<Fixture> {
  const [maya, ben] = [await server.owner(), await server.owner()];
  return { maya, ben, petId: (await buildPet(services, { owner: maya, name: 'Biscuit' })).id };
}

async function tokenFor(email: string): Promise<string> {
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: { to: string; text: string }[] };
  const received = items.filter(({ to }) => to === email).at(-1);
  return /\/join\/([\w-]+)/.exec(received?.text ?? '')?.[1] ?? '';
}

async function share({ maya, ben, petId }: Fixture, access: 'full' | 'read'): Promise<string> {
  await server.call(maya, 'sharePet', { petId, email: ben.email, access });
  return tokenFor(ben.email);
}

async function join(fixture: Fixture, access: 'full' | 'read'): Promise<void> {
  await server.call(fixture.ben, 'acceptInvitation', { token: await share(fixture, access) });
}

const peopleOf = async ({ maya, petId }: Fixture) =>
  (await server.call(maya, 'listCoOwners', { petId })).items.map(({ uid, email, access }) => ({
    uid,
    email,
    access,
  }));
const petsOf = async (person: TestPerson) =>
  (await server.call(person, 'listPets', {})).items.map(({ id }) => id);
const rename = (person: TestPerson, petId: string) =>
  ({ person, name: 'updatePet', input: { petId, name: 'Bizkit' } }) as const;

test('everyone is told their access to the pet, so that screens offer only what is permitted', async () => {
  for (const access of ['read', 'full'] as const) {
    const fixture = await buildFixture();
    await join(fixture, access);
    const { petId, maya, ben } = fixture;
    expect((await server.call(maya, 'getPet', { petId })).access).toBe('owner');
    expect((await server.call(ben, 'getPet', { petId })).access).toBe(access);
    expect((await server.call(maya, 'listPets', {})).items[0]?.access).toBe('owner');
    expect((await server.call(ben, 'listPets', {})).items[0]?.access).toBe(access);
  }
});

describe('sharing a pet', () => {
  test('sends an invitation; until it is accepted the person sees nothing of the pet', async () => {
    const fixture = await buildFixture();
    await share(fixture, 'read');
    expect(await peopleOf(fixture)).toEqual([{ uid: null, email: fixture.ben.email, access: 'read' }]);
    expect(await petsOf(fixture.ben)).toEqual([]);
    expect((await server.refusal(fixture.ben, 'getPet', { petId: fixture.petId })).status).toBe('NOT_FOUND');
  });

  test('once it is accepted the pet is in their list, and the owner sees who accepted', async () => {
    const fixture = await buildFixture();
    await join(fixture, 'full');
    expect(await petsOf(fixture.ben)).toEqual([fixture.petId]);
    expect(await petsOf(fixture.maya)).toEqual([fixture.petId]);
    expect(await peopleOf(fixture)).toEqual([
      { uid: fixture.ben.uid, email: fixture.ben.email, access: 'full' },
    ]);
  });

  test('with read access lets no one write, with full access does, and the owner can change it', async () => {
    const fixture = await buildFixture();
    const { maya, ben, petId } = fixture;
    await join(fixture, 'read');
    const { person, name, input } = rename(ben, petId);
    expect((await server.refusal(person, name, input)).details?.reason).toBe('insufficient_role');
    await server.call(maya, 'sharePet', { petId, email: ben.email, access: 'full' });
    expect((await server.call(person, name, input)).name).toBe('Bizkit');
    await server.call(maya, 'sharePet', { petId, email: ben.email, access: 'read' });
    expect((await server.refusal(person, name, input)).details?.reason).toBe('insufficient_role');
    expect(await peopleOf(fixture)).toHaveLength(1);
  });

  test('with oneself is refused at the address field', async () => {
    const { maya, petId } = await buildFixture();
    const refused = await server.refusal(maya, 'sharePet', { petId, email: maya.email, access: 'read' });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(JSON.stringify(refused)).toContain('email');
  });

  test('is up to the owner: a co-owner can neither invite others, nor remove others, nor delete the pet', async () => {
    const fixture = await buildFixture();
    const { maya, ben, petId } = fixture;
    await join(fixture, 'full');
    const cem = await server.owner();
    await server.call(maya, 'sharePet', { petId, email: cem.email, access: 'read' });
    await server.call(cem, 'acceptInvitation', { token: await tokenFor(cem.email) });
    const sharing = { petId, email: 'more@example.test', access: 'read' } as const;
    for (const refused of [
      await server.refusal(ben, 'sharePet', sharing),
      await server.refusal(ben, 'unsharePet', { petId, email: cem.email }),
      await server.refusal(ben, 'deletePet', { petId }),
    ]) {
      expect(refused).toMatchObject({
        status: 'PERMISSION_DENIED',
        details: { reason: 'insufficient_role' },
      });
    }
    expect(await petsOf(cem)).toEqual([petId]);
  });
});

describe('ending the sharing', () => {
  test('hides the pet at once', async () => {
    const fixture = await buildFixture();
    await join(fixture, 'full');
    await server.call(fixture.maya, 'unsharePet', { petId: fixture.petId, email: fixture.ben.email });
    expect(await petsOf(fixture.ben)).toEqual([]);
    expect((await server.refusal(fixture.ben, 'getPet', { petId: fixture.petId })).status).toBe('NOT_FOUND');
    expect(await peopleOf(fixture)).toEqual([]);
  });

  test('before the answer makes the invitation invalid', async () => {
    const fixture = await buildFixture();
    const token = await share(fixture, 'read');
    await server.call(fixture.maya, 'unsharePet', { petId: fixture.petId, email: fixture.ben.email });
    await server.refusal(fixture.ben, 'acceptInvitation', { token });
    expect(await petsOf(fixture.ben)).toEqual([]);
    expect(await peopleOf(fixture)).toEqual([]);
  });

  test('is possible for everyone: a co-owner leaves, and the owner keeps the pet', async () => {
    const fixture = await buildFixture();
    await join(fixture, 'read');
    await server.call(fixture.ben, 'unsharePet', { petId: fixture.petId, email: fixture.ben.email });
    expect(await petsOf(fixture.ben)).toEqual([]);
    expect(await petsOf(fixture.maya)).toEqual([fixture.petId]);
  });

  test('twice changes nothing more', async () => {
    const fixture = await buildFixture();
    await join(fixture, 'read');
    const ending = { petId: fixture.petId, email: fixture.ben.email };
    for (let time = 0; time < 2; time++)
      expect(await server.call(fixture.maya, 'unsharePet', ending)).toEqual({});
  });
});
