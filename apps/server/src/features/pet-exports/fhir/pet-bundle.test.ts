import { fhirNames } from '@clearpaw/protocol';
import { expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import { buildPet, buildVaccination } from '../../../seed/builders/index.ts';
import type { PetRow } from '../../pets/index.ts';
import { gatherRecord } from '../record/gather-record.ts';
import { buildRecord } from '../testing/build-record.ts';
import { petBundle } from './pet-bundle.ts';
import type { Resource } from './resource.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });
const now = new Date('2026-11-23T12:00:00Z');

interface Entry {
  readonly fullUrl: string;
  readonly resource: Resource;
}

async function bundleOf(pet: PetRow, parts = { doses: true, health: true }) {
  const record = await gatherRecord({ services, uid: maya.uid, now }, { pet, access: 'owner' });
  const writing = { id: services.newId(), compositionId: services.newId(), now, author: 'Maya Okafor' };
  const bundle = petBundle(record, { ...writing, title: 'Biscuit', ...parts, documents: [] });
  // In the form in which it is sent.
  const { entry, ...sent } = JSON.parse(JSON.stringify(bundle)) as Resource & { entry: readonly Entry[] };
  const all = (type: string) =>
    entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);
  return { sent, entry, all };
}

/** Every value in it with its path. */
function* walk(value: unknown, path = ''): Generator<readonly [path: string, value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* walk(inner, `${path}.${name}`);
}

/** FHIR's own rules for any resource: nothing is null or empty, and references within the bundle resolve. */
function problemsIn(entry: readonly Entry[]): readonly string[] {
  const known = new Set(entry.map(({ fullUrl }) => fullUrl));
  return [...walk(entry)].flatMap(([path, value]) => {
    const isEmpty =
      value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    if (isEmpty) return [`${path} is empty`];
    const isLost = path.endsWith('.reference') && !known.has(String(value));
    return isLost ? [`${path} leads nowhere: ${String(value)}`] : [];
  });
}

test('a whole record is a document of a pet that is an animal', async () => {
  const pet = await buildRecord(services, maya);
  const { sent, entry, all } = await bundleOf(pet);
  expect(problemsIn(entry)).toEqual([]);
  expect(sent).toMatchObject({ resourceType: 'Bundle', type: 'document', timestamp: now.toISOString() });
  expect(entry.map(({ fullUrl, resource }) => fullUrl === `urn:uuid:${resource.id}`)).not.toContain(false);
  expect(entry[0]?.resource).toMatchObject({
    ...{ resourceType: 'Composition', status: 'final', author: [{ display: 'Maya Okafor' }] },
    section: ['Immunizations', 'Allergies', 'Medications', 'Problems', 'Results', 'Procedures'].map(
      (title) => ({
        title,
      }),
    ),
  });
  expect(all('Patient')).toMatchObject([
    {
      ...{ active: true, name: [{ text: 'Biscuit' }], gender: 'female', birthDate: '2022-03-14' },
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
          extension: [
            { url: 'species', valueCodeableConcept: { coding: [{ code: '448771007' }], text: 'Dog' } },
            { url: 'breed', valueCodeableConcept: { text: 'Labrador mix' } },
            { url: 'genderStatus', valueCodeableConcept: { coding: [{ code: 'neutered' }] } },
          ],
        },
        { url: fhirNames.colour, valueString: 'Yellow' },
      ],
      identifier: [{ value: pet.id }, { system: fhirNames.microchip, value: '985112004417863' }],
      contact: [{ name: { text: 'Maya Okafor' } }],
    },
  ]);
  expect(JSON.stringify(entry)).not.toContain('GONE');
});

test("the end of a dose's protection is in an extension, never in the field of the vial", async () => {
  const { all } = await bundleOf(await buildRecord(services, maya));
  const doses = all('Immunization');
  expect(doses).toHaveLength(2);
  for (const dose of doses) {
    expect(dose).toMatchObject({ status: 'completed', primarySource: false });
    expect(dose).not.toHaveProperty('expirationDate');
  }
  expect(doses.find(({ lotNumber }) => lotNumber === '18844A')).toMatchObject({
    extension: [
      { url: fhirNames.validUntil, valueDate: '2027-06-03' },
      { url: fhirNames.evidence, valueCode: 'owner' },
    ],
    vaccineCode: { coding: [{ system: fhirNames.vaccines, code: 'rabies-3y' }], text: 'Imrab 3' },
    occurrenceDateTime: '2024-06-03',
    manufacturer: { display: 'Boehringer Ingelheim' },
    identifier: [{ type: { text: 'Tag number' }, value: '24-00871' }],
    reportOrigin: { coding: [{ code: 'recall' }] },
    performer: [{ actor: { display: 'Lakeside' } }],
  });
});

test('a titer, a weight and a medication have standard codes', async () => {
  const { all } = await bundleOf(await buildRecord(services, maya));
  const [titer, weight] = all('Observation');
  expect(titer).toMatchObject({ code: { coding: [{ code: '6524-3' }] }, effectiveDateTime: '2024-08-01' });
  expect(weight).toMatchObject({
    code: { coding: [{ code: '29463-7' }] },
    valueQuantity: { value: 27.4, code: 'kg' },
  });
  expect(all('MedicationStatement')).toMatchObject([
    {
      status: 'active',
      dosage: [{ text: '16 mg, every morning' }],
      effectivePeriod: { start: '2026-01-02' },
    },
  ]);
  expect(all('AllergyIntolerance')).toMatchObject([
    { code: { text: 'Chicken' }, reaction: [{ severity: 'moderate', manifestation: [{ text: 'Itching' }] }] },
  ]);
  expect(all('Condition')).toMatchObject([{ onsetDateTime: '2026-06-09', code: { text: 'Hip dysplasia' } }]);
});

test('unknown facts are left out, and a date is as precise as it is known', async () => {
  const bornOn = { bornOn: '2022-03-01', bornOnPrecision: 'month' } as const;
  const pet = await buildPet(services, { owner: maya, species: 'rabbit', ...bornOn, sterilized: null });
  const empty = await bundleOf(pet);
  expect(problemsIn(empty.entry)).toEqual([]);
  expect(empty.entry[0]?.resource).not.toHaveProperty('section');
  expect(empty.all('Patient')).toMatchObject([{ birthDate: '2022-03' }]);
  expect(JSON.stringify(empty.all('Patient'))).toContain('"valueCodeableConcept":{"text":"Rabbit"}');
  await buildVaccination(services, {
    pet,
    vaccine: 'custom',
    vaccineName: 'Myxomatosis <b>',
    expiresOn: null,
  });
  const { entry, all } = await bundleOf(pet, { doses: true, health: false });
  expect(problemsIn(entry)).toEqual([]);
  expect(all('Immunization')).toMatchObject([{ vaccineCode: { text: 'Myxomatosis <b>' } }]);
});
