import { requirementPresets } from '@clearpaw/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildMember,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import { drawPdf } from '../documents/testing/draw-pdf.ts';

const server = await useServer();
const { services } = server;
const day = 24 * 60 * 60_000;
const ago = (days: number) =>
  new Date(services.clock.now().getTime() - days * day).toISOString().slice(0, 10);
const rules = requirementPresets.find(({ id }) => id === 'daycare')?.rules ?? [];

let theo: TestPerson;
let staff: TestPerson;
let business: BuiltBusiness;
beforeEach(async () => {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo });
  staff = await server.as(await buildMember(services, { business }));
  await buildRequirements(services, { business, rules: [...rules] });
});

const doses = (...vaccines: string[]) => vaccines.map((vaccine) => ({ vaccine, administeredOn: ago(60) }));
const guest = (more: object = {}) => ({
  businessId: business.id,
  petName: 'Momo',
  species: 'dog' as const,
  ownerEmail: 'visitor@example.test',
  ...more,
});
/** Everything that the daycare preset requires of a grown dog. */
const complete = () => ({
  bornOn: ago(1200),
  sterilized: true,
  vaccinations: doses('rabies-1y', 'dhpp', 'bordetella-in'),
  tests: [{ test: 'fecal', takenOn: ago(30), result: 'negative' as const }],
});
/** A file that this person has uploaded among their documents. */
async function store(person: TestPerson): Promise<string> {
  const path = `users/${person.uid}/documents/${crypto.randomUUID()}.pdf`;
  const url = `${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`;
  const headers = { authorization: `Firebase ${person.token}`, 'content-type': 'application/pdf' };
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body: Buffer.from(drawPdf('Rabies 06/15/2024')),
  });
  expect(reply.status).toBe(200);
  return path;
}
const verdictOf = async (petId: string) =>
  (await server.call(staff, 'getCompliance', { businessId: business.id, petId })).verdict;

describe('a guest', () => {
  test('with everything that the daycare preset requires is cleared', async () => {
    const { petId } = await server.call(staff, 'createGuest', guest(complete()));
    expect(await verdictOf(petId)).toBe('compliant');
  });

  test.each(['bornOn', 'sterilized', 'vaccinations', 'tests'] as const)(
    'without %s does not',
    async (left) => {
      const { [left]: _, ...rest } = complete();
      const { petId } = await server.call(staff, 'createGuest', guest(rest));
      expect(await verdictOf(petId)).toBe('non_compliant');
    },
  );

  test('that is typed again stays the same pet: missing records are withdrawn, new ones count', async () => {
    const { petId } = await server.call(
      staff,
      'createGuest',
      guest({ ...complete(), sterilized: null, tests: [] }),
    );
    expect(await verdictOf(petId)).toBe('non_compliant');
    const typed = { ...complete(), petName: 'Mo', vaccinations: doses('rabies-3y', 'dhpp', 'bordetella-in') };
    const again = { petId, ...guest(typed) };
    expect(await server.call(staff, 'updateGuest', again)).toEqual({ petId });
    expect(await verdictOf(petId)).toBe('compliant');
    const { items } = await server.call(staff, 'listVaccinations', { petId });
    const states = items.map(({ vaccine, state, evidence }) => [vaccine, state, evidence]);
    expect(states.toSorted()).toEqual([
      ['bordetella-in', 'active', 'reviewed'],
      ['dhpp', 'active', 'reviewed'],
      ['rabies-1y', 'withdrawn', 'reviewed'],
      ['rabies-3y', 'active', 'reviewed'],
    ]);
    const known = await server.call(staff, 'listConnections', { businessId: business.id, search: 'mo' });
    expect(known.items.map(({ petName }) => petName)).toEqual(['Mo']);
  });

  test('keeps a photo of its certificate, which colleagues can open and which proves the doses', async () => {
    const photo = { storagePath: await store(staff), kind: 'vaccination_certificate' as const };
    const { petId } = await server.call(staff, 'createGuest', guest({ ...complete(), documents: [photo] }));
    // Staff have already read it, so no review is pending.
    expect(await verdictOf(petId)).toBe('compliant');
    const { items } = await server.call(theo, 'listDocuments', { petId });
    expect(items).toMatchObject([
      { storagePath: photo.storagePath, state: 'reviewed', kind: 'vaccination_certificate' },
    ]);
    const vaccinations = await server.call(theo, 'listVaccinations', { petId });
    expect(vaccinations.items.every(({ documentIds }) => documentIds[0] === items[0]?.id)).toBe(true);
    await server.call(staff, 'updateGuest', { petId, ...guest({ ...complete(), documents: [photo] }) });
    expect((await server.call(theo, 'listDocuments', { petId })).items).toHaveLength(1);
  });

  test('cannot use a file that another person stored', async () => {
    const documents = [{ storagePath: await store(theo), kind: 'vaccination_certificate' }];
    const refused = await server.refusal(staff, 'createGuest', guest({ documents }));
    expect(refused.details?.issues?.[0]?.path).toBe('storagePath');
  });

  test('of another business, or a pet with an account, cannot be typed again', async () => {
    const { petId } = await server.call(staff, 'createGuest', guest());
    const other = await server.businessPerson();
    const elsewhere = await buildBusiness(services, { owner: other });
    const foreign = { ...guest(), businessId: elsewhere.id, petId };
    expect(await server.refusal(other, 'updateGuest', foreign)).toMatchObject({ status: 'NOT_FOUND' });
    const pet = await buildPet(services);
    const refused = await server.refusal(staff, 'updateGuest', { petId: pet.id, ...guest() });
    expect(refused).toMatchObject({ status: 'NOT_FOUND' });
  });

  test.each([
    ['bornOn', { bornOn: '2999-01-01' }],
    ['microchip', { microchip: '12' }],
    ['takenOn', { bornOn: ago(10), tests: [{ test: 'fecal', takenOn: ago(30), result: 'negative' }] }],
  ])('with an impossible %s is refused', async (path, more) => {
    const refused = await server.refusal(staff, 'createGuest', guest(more));
    expect(refused).toMatchObject({ status: 'INVALID_ARGUMENT', details: { issues: [{ path }] } });
  });
});

test('a guest meets a rule about a custom vaccine only by that name', async () => {
  await buildRequirements(services, {
    business,
    version: 2,
    rules: [
      { id: 'own', level: 'required', requirement: { kind: 'vaccination', targets: ['custom:Fibro-Guard'] } },
    ],
  });
  const dose = (vaccineName: string) => ({
    vaccine: 'custom',
    vaccineName,
    administeredOn: ago(60),
    expiresOn: ago(-300),
  });
  const met = await server.call(staff, 'createGuest', guest({ vaccinations: [dose('fibro-guard')] }));
  expect(await verdictOf(met.petId)).toBe('compliant');
  const other = await server.call(staff, 'createGuest', guest({ vaccinations: [dose('Fibro')] }));
  expect(await verdictOf(other.petId)).toBe('non_compliant');
  const nameless = guest({ vaccinations: [dose(' ')] });
  const refused = await server.refusal(staff, 'createGuest', nameless);
  expect(refused.details?.issues).toMatchObject([{ path: 'vaccinations.0.vaccineName' }]);
});
