import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const maya = await server.owner();
const { services } = server;
const dose = { vaccine: 'custom', administeredOn: '2026-03-01', expiresOn: '2099-03-01' } as const;

describe('a vaccine that the catalogue does not list', () => {
  test('is stored by its name, for any species, with its tag', async () => {
    const pet = await buildPet(services, { owner: maya, species: 'rabbit' });
    const input = { ...dose, petId: pet.id, vaccineName: 'Myxo-RHD', tagNumber: '77-1204' };
    const recorded = await server.call(maya, 'recordVaccination', input);
    expect(recorded).toMatchObject(input);
    const { items } = await server.call(maya, 'listVaccinations', { petId: pet.id });
    expect(items).toMatchObject([input]);
  });

  test.each([
    ['no name', {}],
    ['blanks', { vaccineName: '   ' }],
    ['61 characters', { vaccineName: 'x'.repeat(61) }],
  ])('is refused with %s', async (_, change) => {
    const pet = await buildPet(services, { owner: maya });
    const refused = await server.refusal(maya, 'recordVaccination', { ...dose, petId: pet.id, ...change });
    expect(refused.details?.issues).toMatchObject([{ path: 'vaccineName' }]);
  });

  test('loses its name when it is corrected to a listed one; its history keeps the name', async () => {
    const pet = await buildPet(services, { owner: maya });
    const { id } = await server.call(maya, 'recordVaccination', {
      ...dose,
      petId: pet.id,
      vaccineName: 'Rabies 1 year',
    });
    const corrected = await server.call(maya, 'correctVaccination', {
      vaccinationId: id,
      vaccine: 'rabies-1y',
      tagNumber: 'T-9',
    });
    expect(corrected).toMatchObject({ vaccine: 'rabies-1y', vaccineName: null, tagNumber: 'T-9' });
    const { items } = await server.call(maya, 'listVaccinationHistory', { vaccinationId: id });
    expect(items.map(({ vaccination }) => vaccination.vaccineName)).toEqual([null, 'Rabies 1 year']);
  });

  test('of a listed vaccine no name is stored', async () => {
    const pet = await buildPet(services, { owner: maya });
    const named = { ...dose, vaccine: 'rabies-1y', vaccineName: 'Imrab', petId: pet.id };
    expect(await server.call(maya, 'recordVaccination', named)).toMatchObject({ vaccineName: null });
  });
});

test("a business requires it by name, and the owner's record meets that rule and no other", async () => {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner, timeZone: 'UTC' });
  const rule = (id: string, targets: string[]) => ({
    id,
    level: 'required' as const,
    requirement: { kind: 'vaccination' as const, targets },
  });
  await server.call(owner, 'publishRequirements', {
    businessId: business.id,
    rules: [rule('myxo', ['custom: MYXO-rhd ']), rule('other', ['custom:Myxo'])],
  });
  const pet = await buildPet(services, { owner: maya, species: 'rabbit' });
  const { id } = await server.call(maya, 'recordVaccination', {
    ...dose,
    petId: pet.id,
    vaccineName: 'Myxo-RHD',
  });
  const report = await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
  expect(report.checks).toMatchObject([
    { ruleId: 'myxo', status: 'met', recordIds: [id], validUntil: '2099-03-01' },
    { ruleId: 'other', status: 'missing' },
  ]);
});

test('a target without a name is refused where rules are published', async () => {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  for (const target of ['custom:', 'custom:  ', `custom:${'x'.repeat(61)}`]) {
    const refused = await server.refusal(owner, 'publishRequirements', {
      businessId: business.id,
      rules: [{ id: 'a', level: 'required', requirement: { kind: 'vaccination', targets: [target] } }],
    });
    expect(refused.details?.issues).toMatchObject([{ path: 'rules.0.requirement.targets.0' }]);
  }
});
