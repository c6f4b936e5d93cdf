import type { InputOf, documents as promised } from '@clearpaw/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { buildPet, buildVaccination } from '../../seed/builders/index.ts';
import { buildRecord, printedPet } from './testing/build-record.ts';
import { fetchRecord } from './testing/fetch-record.ts';
import { fhirProblems } from './testing/fhir-problems.ts';
import { generatedDoses } from './testing/generated-doses.ts';

/** FHIR_ROUND_TRIPS=1000 tests more. */
const accounts = Number(process.env.FHIR_ROUND_TRIPS ?? 100);

const server = await useServer();
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });
const today = new Date().toISOString().slice(0, 10);

/**
 * What is not imported: the new account has other people, ids, times and proofs. A file that anyone can write proves
 * nothing, so every dose counts as entered by its new owner, and decisions of clinics and businesses are left out.
 */
const notCarried = [
  ...['id', 'petId', 'createdAt', 'updatedAt', 'evidence', 'documentIds', 'reviews', 'reviewRequests'],
  ...['confirmation', 'state'],
];

type Confirmed = InputOf<typeof promised.confirmExtraction>['vaccinations'][number];

async function carried(person: TestPerson, petId: string): Promise<readonly string[]> {
  const { items } = await server.call(person, 'listVaccinations', { petId, limit: 100 });
  return items
    .map((dose) => Object.entries(dose).filter(([name]) => !notCarried.includes(name)))
    .map((fields) => JSON.stringify(Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))))
    .toSorted();
}

async function exported(petId: string): Promise<unknown> {
  const { reply } = await fetchRecord(server, maya, petId, { format: 'fhir' });
  expect(reply.headers.get('content-type')).toBe('application/fhir+json');
  return reply.json();
}

/** Stores the file for another person and confirms all of its proposals unchanged. */
async function importInto(person: TestPerson, petId: string, file: unknown): Promise<void> {
  const path = `users/${person.uid}/documents/${crypto.randomUUID()}.json`;
  const bytes = Buffer.from(JSON.stringify(file));
  await services.objects.write({ path, ownerId: person.uid, contentType: 'application/fhir+json', bytes });
  const read = await server.call(person, 'importRecords', { petId, storagePath: path });
  const vaccinations = read.proposals.map((proposal) => {
    const { vaccine, vaccineName, product, manufacturer, lotNumber, route, doseNumber } = proposal;
    const { administeredOn, expiresOn, clinic, veterinarian, certificateNumber, tagNumber } = proposal;
    const fields = {
      ...{ vaccine, vaccineName, product, manufacturer, lotNumber, route, doseNumber },
      ...{ administeredOn, expiresOn, clinic, veterinarian, certificateNumber, tagNumber },
    };
    const values = Object.entries(fields).flatMap(([name, field]) =>
      !field || field.value === null
        ? []
        : [[name, name === 'doseNumber' ? Number(field.value) : field.value]],
    );
    return Object.fromEntries(values) as Confirmed;
  });
  if (vaccinations.length === 0) return;
  await server.call(person, 'confirmExtraction', { documentId: read.id, vaccinations });
}

test('a whole record is valid FHIR R4 for an independent reader, and a corrupted one is not', async () => {
  const pet = await buildRecord(services, maya);
  const bundle = (await exported(pet.id)) as { entry: { resource: Record<string, unknown> }[] };
  expect(fhirProblems(bundle)).toEqual([]);
  expect(new Set(bundle.entry.map(({ resource }) => resource.resourceType))).toEqual(
    new Set([
      ...['Composition', 'Patient', 'Immunization', 'AllergyIntolerance', 'MedicationStatement'],
      ...['Condition', 'Observation', 'Procedure'],
    ]),
  );
  const dose = bundle.entry.find(({ resource }) => resource.resourceType === 'Immunization');
  if (dose) delete dose.resource.vaccineCode;
  expect(fhirProblems(bundle)).not.toEqual([]);
});

test(`${accounts} generated records are the same after a transfer by FHIR`, {
  timeout: 20 * 60_000,
}, async () => {
  const ben = await server.owner({ displayName: 'Ben' });
  await fc.assert(
    fc.asyncProperty(generatedDoses(today), async (doses) => {
      const pet = await buildPet(services, { ...printedPet, bornOn: '2000-01-01', owner: maya });
      for (const dose of doses) await buildVaccination(services, { pet, ...dose });
      const file = await exported(pet.id);
      expect(fhirProblems(file)).toEqual([]);
      const other = await buildPet(services, { ...printedPet, bornOn: '2000-01-01', owner: ben });
      await importInto(ben, other.id, file);
      expect(await carried(ben, other.id)).toEqual(await carried(maya, pet.id));
    }),
    { numRuns: accounts, endOnFailure: true },
  );
});
