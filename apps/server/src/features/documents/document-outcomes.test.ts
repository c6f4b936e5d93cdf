import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import type { documentTable } from '../../schema/document.ts';
import { buildCareRecord, buildDocument, buildPet, buildVaccination } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const owner = await server.owner();
const pet = await buildPet(services, { owner });

type Proposal = (typeof documentTable.$inferSelect)['proposals'][number];

const place = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const field = (value: string | null) => ({
  value,
  candidates: value === null ? [] : [value],
  confidence: 1,
  place: null,
});
const proposal = (id: string, vaccine: string | null, clinic: string | null): Proposal => ({
  ...{ id, text: '', place, vaccine: field(vaccine), administeredOn: field('2024-06-15') },
  ...{ expiresOn: field(null), lotNumber: field(null), manufacturer: field(null) },
  ...{ veterinarian: field(null), clinic: field(clinic) },
});

async function outcomeOf(id: string) {
  const { items } = await server.call(owner, 'listDocuments', { petId: pet.id });
  return items.find((one) => one.id === id)?.outcome;
}

const nothing = { read: 0, unread: 0, vaccinations: 0, otherRecords: 0, clinic: null, failure: null };

test('the list says what was read in a document, and which clinic it names', async () => {
  const proposals = [
    proposal('1', 'rabies-3y', 'Elm Clinic'),
    proposal('2', 'dhpp-3y', null),
    proposal('3', null, null),
  ];
  const read = await buildDocument(services, { pet, proposals, state: 'needs_review' });
  const both = [...proposals, proposal('4', 'rabies-1y', 'Bay Vets')];
  const ofTwo = await buildDocument(services, { pet, proposals: both, state: 'needs_review' });
  expect(await outcomeOf(read.id)).toEqual({ ...nothing, read: 2, unread: 1, clinic: 'Elm Clinic' });
  expect(await outcomeOf(ofTwo.id)).toEqual({ ...nothing, read: 3, unread: 1 });
});

test('the list counts the active records that name a document as their proof', async () => {
  const [proof, other] = [await buildDocument(services, { pet }), await buildDocument(services, { pet })];
  const documentIds = [proof.id];
  await buildVaccination(services, { pet, documentIds });
  await buildVaccination(services, { pet, documentIds: [other.id, proof.id] });
  await buildVaccination(services, { pet, documentIds, state: 'withdrawn' });
  const facts = { test: 'fecal', target: null, takenOn: '2026-01-02', result: 'negative' } as const;
  await buildCareRecord(services, { pet, kind: 'test', facts });
  await services.store.db.update(careRecordTable).set({ documentIds });
  expect(await outcomeOf(proof.id)).toEqual({ ...nothing, vaccinations: 2, otherRecords: 1 });
  expect(await outcomeOf(other.id)).toEqual({ ...nothing, vaccinations: 1 });
});

test('the list says why a document could not be read', async () => {
  const failed = await buildDocument(services, { pet, state: 'failed', failure: 'too_complex' });
  expect(await outcomeOf(failed.id)).toEqual({ ...nothing, failure: 'too_complex' });
});
