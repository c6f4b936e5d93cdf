import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const { pool } = services.store;
const key = () => ({ idempotencyKey: crypto.randomUUID() });

interface Fixture {
  readonly theo: TestPerson;
  readonly maya: TestPerson;
  readonly business: BuiltBusiness;
  readonly pet: Awaited<ReturnType<typeof buildPet>>;
  readonly petId: string;
  readonly guestId: string;
}

const rabies = { vaccine: 'rabies-1y', administeredOn: '2026-01-05', expiresOn: '2027-01-05' };
const bordetella = { vaccine: 'bordetella-in', administeredOn: '2026-02-05', expiresOn: '2027-02-05' };

/** A guest whom the business entered with Maya's address, and Maya's own pet, connected to the business. */
async function buildFixture({ byChip = false } = {}): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds' });
  const guest = { petName: 'Rexy', species: 'dog' as const, vaccinations: [rabies, bordetella] };
  const ownerEmail = byChip ? 'other@guest.test' : maya.email.toUpperCase();
  const made = await server.call(theo, 'createGuest', { businessId: business.id, ownerEmail, ...guest });
  const chip = byChip ? { microchip: '985112003456789' } : {};
  const pet = await buildPet(services, { owner: maya, name: 'Rex', species: 'dog', ...chip });
  if (byChip) await pool.query('update pet set microchip = $1 where id = $2', [chip.microchip, made.petId]);
  await buildConnection(services, { business, pet });
  await pool.query('update "user" set email_verified = $1 where id = $2', [!byChip, maya.uid]);
  return { theo, maya, business, pet, petId: pet.id, guestId: made.petId };
}

const matches = async ({ maya, petId }: Fixture) =>
  (await server.call(maya, 'listGuestMatches', { petId })).items;
const requests = async ({ theo, business }: Fixture) =>
  (await server.call(theo, 'listGuestMerges', { businessId: business.id })).items;
const answer = ({ maya, petId, guestId }: Fixture, same = true, more: object = key()) =>
  server.call(maya, 'answerGuestMatch', { petId, guestPetId: guestId, same, ...more });
const decide = ({ theo, business, petId, guestId }: Fixture, merge = true, by = theo) =>
  server.call(by, 'decideGuestMerge', {
    businessId: business.id,
    petId,
    guestPetId: guestId,
    merge,
    ...key(),
  });
const petNames = async ({ theo, business }: Fixture) =>
  (await server.call(theo, 'listConnections', { businessId: business.id, sort: 'name' })).items.map(
    ({ petName }) => petName,
  );

describe('a guest is offered to the owner', () => {
  test('who has its email address, verified, or its chip, with how much was recorded', async () => {
    for (const byChip of [false, true]) {
      const fixture = await buildFixture({ byChip });
      const { guestId, business } = fixture;
      expect(await matches(fixture)).toMatchObject([
        {
          ...{ guestPetId: guestId, name: 'Rexy', species: 'dog', businessName: 'Harbor Hounds' },
          ...{ businessId: business.id, vaccinations: 2, visits: 0, isRequested: false },
        },
      ]);
    }
  });

  test('but not before the address is verified, of another species, or at a business they left', async () => {
    const fixture = await buildFixture();
    const { maya, business, petId, guestId } = fixture;
    await pool.query('update "user" set email_verified = false where id = $1', [maya.uid]);
    expect(await matches(fixture)).toEqual([]);
    const refused = await server.refusal(maya, 'answerGuestMatch', {
      petId,
      guestPetId: guestId,
      same: true,
    });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    await pool.query('update "user" set email_verified = true where id = $1', [maya.uid]);
    await pool.query("update pet set species = 'cat' where id = $1", [guestId]);
    expect(await matches(fixture)).toEqual([]);
    await pool.query("update pet set species = 'dog' where id = $1", [guestId]);
    expect(await matches(fixture)).toHaveLength(1);
    await server.call(maya, 'disconnectPet', { petId, businessId: business.id });
    expect(await matches(fixture)).toEqual([]);
  });

  test('and to no one else', async () => {
    const fixture = await buildFixture();
    const ben = await server.owner();
    const pet = await buildPet(services, { owner: ben, name: 'Rex', species: 'dog' });
    const petId = pet.id;
    await buildConnection(services, { business: fixture.business, pet });
    expect((await server.call(ben, 'listGuestMatches', { petId })).items).toEqual([]);
    const input = { petId, guestPetId: fixture.guestId, same: true };
    expect((await server.refusal(ben, 'answerGuestMatch', input)).status).toBe('INVALID_ARGUMENT');
    const theirs = await server.refusal(ben, 'listGuestMatches', { petId: fixture.petId });
    expect(theirs.status).toBe('NOT_FOUND');
    expect(await requests(fixture)).toEqual([]);
  });
});

test('the list of pets says which one is a guest', async () => {
  const { theo, business } = await buildFixture();
  const { items } = await server.call(theo, 'listConnections', { businessId: business.id, sort: 'name' });
  expect(items.map(({ petName, isGuest }) => [petName, isGuest])).toEqual([
    ['Rex', false],
    ['Rexy', true],
  ]);
});

describe('the team of the business', () => {
  const alertsOf = async (person: TestPerson) =>
    (await server.call(person, 'listAlerts', {})).items.filter(({ kind }) => kind === 'guest_merge');

  async function withStaff() {
    const fixture = await buildFixture();
    const staff = await server.businessPerson();
    await buildMember(services, { business: fixture.business, account: staff, role: 'staff' });
    const other = await server.businessPerson();
    await buildBusiness(services, { owner: other });
    return { fixture, staff, other };
  }

  test('is alerted once of what an owner says, and no other business is', async () => {
    const { fixture, staff, other } = await withStaff();
    await answer(fixture);
    await answer(fixture);
    for (const person of [fixture.theo, staff]) {
      expect(await alertsOf(person)).toMatchObject([
        { title: 'Guest Rexy at Harbor Hounds may be Rex', readAt: null, petId: null },
      ]);
    }
    expect(await alertsOf(other)).toEqual([]);
    expect(await alertsOf(fixture.maya)).toEqual([]);
  });

  test.each([
    ['merges', (one: Fixture) => decide(one)],
    ['says no', (one: Fixture) => decide(one, false)],
    ['no longer is asked', (one: Fixture) => answer(one, false)],
  ] as const)('has nothing left to do once it %s', async (_, end) => {
    const { fixture, staff } = await withStaff();
    await answer(fixture);
    await end(fixture);
    for (const person of [fixture.theo, staff]) {
      expect(await alertsOf(person)).toMatchObject([{ readAt: expect.any(String) }]);
    }
  });

  test('is not alerted of a no', async () => {
    const { fixture, staff } = await withStaff();
    await answer(fixture, false);
    expect([...(await alertsOf(fixture.theo)), ...(await alertsOf(staff))]).toEqual([]);
  });
});

describe('nothing is merged', () => {
  test('before the owner said yes, and the business learns of nothing', async () => {
    const fixture = await buildFixture();
    expect(await requests(fixture)).toEqual([]);
    const { theo, business, petId, guestId } = fixture;
    const input = { businessId: business.id, petId, guestPetId: guestId, merge: true };
    expect((await server.refusal(theo, 'decideGuestMerge', input)).status).toBe('NOT_FOUND');
    expect(await petNames(fixture)).toEqual(['Rex', 'Rexy']);
  });

  test('if the owner says no: it is not asked again', async () => {
    const fixture = await buildFixture();
    await answer(fixture, false);
    expect(await matches(fixture)).toEqual([]);
    expect(await requests(fixture)).toEqual([]);
    await expect(decide(fixture)).rejects.toThrow();
    expect(await petNames(fixture)).toEqual(['Rex', 'Rexy']);
  });

  test('if the business says no, or the owner takes the yes back', async () => {
    for (const end of [(one: Fixture) => decide(one, false), (one: Fixture) => answer(one, false)]) {
      const fixture = await buildFixture();
      await answer(fixture);
      expect(await requests(fixture)).toHaveLength(1);
      await end(fixture);
      expect(await requests(fixture)).toEqual([]);
      expect(await matches(fixture)).toEqual([]);
      expect(await petNames(fixture)).toEqual(['Rex', 'Rexy']);
      const doses = await server.call(fixture.maya, 'listVaccinations', { petId: fixture.petId });
      expect(doses.items).toEqual([]);
    }
  });

  test('by another business, or while both are on site', async () => {
    const fixture = await buildFixture();
    await answer(fixture);
    const { theo, business, petId, guestId } = fixture;
    const other = await server.businessPerson();
    await buildBusiness(services, { owner: other });
    const input = { businessId: business.id, petId, guestPetId: guestId, merge: true };
    expect((await server.refusal(other, 'decideGuestMerge', input)).details?.reason).toBe('not_member');
    for (const id of [petId, guestId]) {
      const arrival = { petId: id, method: 'manual', decision: 'admit', overrideReason: 'Known.' } as const;
      await server.call(theo, 'checkIn', { businessId: business.id, ...arrival, ...key() });
    }
    expect((await server.refusal(theo, 'decideGuestMerge', input)).details?.reason).toBe('already_here');
    expect(await petNames(fixture)).toEqual(['Rex', 'Rexy']);
  });
});

describe('after both said yes', () => {
  test('the pet has what was recorded about the guest, nothing twice, and the guest is gone', async () => {
    const fixture = await buildFixture();
    const { theo, maya, business, petId, guestId } = fixture;
    await buildVaccination(services, { pet: fixture.pet, ...rabies });
    const { id: waiverId } = await server.call(theo, 'createWaiver', {
      ...{ businessId: business.id, title: 'Play agreement', body: 'Dogs play.' },
    });
    await server.call(theo, 'signWaiver', {
      ...{ waiverId, version: 1, petIds: [guestId], signerName: 'Maya Okafor' },
      ...{ signature: { kind: 'typed', text: 'Maya Okafor' }, ...key() },
    });
    const arrival = { petId: guestId, method: 'guest', decision: 'admit', overrideReason: 'Known.' } as const;
    const { id: checkInId } = await server.call(theo, 'checkIn', {
      ...{ businessId: business.id, ...arrival, ...key() },
    });
    await server.call(theo, 'checkOut', { businessId: business.id, checkInId, ...key() });
    const incident = await server.call(theo, 'recordIncident', {
      ...{ businessId: business.id, petIds: [guestId, petId], kind: 'other' },
      ...{ occurredAt: '2026-03-01T12:00:00Z', description: 'Slipped.', notifyOwners: false },
    });
    await server.call(theo, 'savePetNote', {
      businessId: business.id,
      petId: guestId,
      note: 'Shy.',
      flags: [],
    });

    await answer(fixture);
    expect(await requests(fixture)).toMatchObject([
      { petId, guestPetId: guestId, name: 'Rexy', petName: 'Rex', vaccinations: 2, visits: 1, signatures: 1 },
    ]);
    await decide(fixture);

    expect(await petNames(fixture)).toEqual(['Rex']);
    const { items: doses } = await server.call(maya, 'listVaccinations', { petId });
    expect(doses.map(({ vaccine }) => vaccine).sort()).toEqual(['bordetella-in', 'rabies-1y']);
    const moved = doses.find(({ vaccine }) => vaccine === 'bordetella-in');
    const history = await server.call(maya, 'listVaccinationHistory', { vaccinationId: moved?.id ?? '' });
    expect(JSON.stringify(history)).toContain('Entered by Harbor Hounds when the pet was a guest');
    const shown = await server.call(theo, 'getConnectedPet', { businessId: business.id, petId });
    expect(shown).toMatchObject({ visits: 1, note: 'Shy.' });
    const unsigned = await server.call(theo, 'listUnsignedPets', { waiverId });
    expect(unsigned.items).toEqual([]);
    const { rows } = await pool.query('select pet_id from incident_pet where incident_id = $1', [
      incident.id,
    ]);
    expect(rows).toEqual([{ pet_id: petId }]);
    const { items: customers } = await server.call(theo, 'listCustomers', { businessId: business.id });
    expect(customers.filter(({ hasAccount }) => !hasAccount)).toEqual([]);
    const { rowCount } = await pool.query('select from pet where id = $1', [guestId]);
    expect(rowCount).toBe(0);
    const { items: log } = await server.call(theo, 'listAuditEntries', { businessId: business.id });
    const actions = log.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['answerGuestMatch:requested', 'decideGuestMerge:merged']),
    );
  });

  test('once, when two members decide at the same moment or one press is repeated', async () => {
    const fixture = await buildFixture();
    const { theo, business, petId, guestId } = fixture;
    const staff = await server.businessPerson();
    await buildMember(services, { business, account: staff, role: 'staff' });
    const sent = key();
    await answer(fixture, true, sent);
    expect(await answer(fixture, true, sent)).toEqual({});
    const results = await Promise.allSettled([decide(fixture), decide(fixture, true, staff)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await petNames(fixture)).toEqual(['Rex']);
    const again = { businessId: business.id, petId, guestPetId: guestId, merge: false };
    expect((await server.refusal(theo, 'decideGuestMerge', again)).status).toBe('NOT_FOUND');
  });

  test('a customer whom staff entered keeps the other pets', async () => {
    const fixture = await buildFixture();
    const { theo, maya, business } = fixture;
    const second = { petName: 'Mochi', species: 'cat', ownerEmail: maya.email } as const;
    await server.call(theo, 'createGuest', { businessId: business.id, ...second });
    await answer(fixture);
    await decide(fixture);
    expect(await petNames(fixture)).toEqual(['Mochi', 'Rex']);
  });
});
