import { contract, type FunctionName } from '@clearpaw/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCare } from '../../test/authorization/index.ts';
import { countRows, post, type TestPerson, useServer } from '../../test/index.ts';
import {
  buildBusiness,
  buildCheckIn,
  buildDocument,
  buildPet,
  buildVaccination,
} from '../seed/builders/index.ts';

const server = await useServer();
const unknownId = '01900000-0000-7000-8000-000000000000';
const today = new Date().toISOString().slice(0, 10);

/** Objects of another account, and the input that names them. */
interface Foreign {
  petId: string;
  vaccinationId: string;
  checkInId: string;
  documentId: string;
  waiverId: string;
  sealed: string;
  testId: string;
  treatmentId: string;
  exemptionId: string;
  declarationId: string;
  evaluationId: string;
  medicationId: string;
  allergyId: string;
  conditionId: string;
  weightId: string;
  vetVisitId: string;
  careRecordId: string;
}
let foreign: Foreign;
let ownBusinessId: string;
/** Any owner may sign this one, for pets of their own. */
let openWaiverId: string;
let ownSlug: string;
let owner: TestPerson;
let business: TestPerson;

beforeAll(async () => {
  const { services } = server;
  const pet = await buildPet(services);
  const dose = await buildVaccination(services, { pet });
  const paper = await buildDocument(services, { pet });
  const checkIn = await buildCheckIn(services, { pet });
  const businessOwner = await server.businessPerson();
  const { id: businessId } = await buildBusiness(services, { owner: businessOwner });
  const waiver = await server.call(businessOwner, 'createWaiver', {
    businessId,
    title: 'Play',
    body: 'Dogs play.',
  });
  const signer = await server.owner();
  const own = await buildPet(services, { owner: signer });
  const { sha256 } = await server.call(signer, 'signWaiver', signing(waiver.id, own.id) as never);
  openWaiverId = waiver.id;
  const careIds = await buildCare(server, pet, checkIn.businessId);
  foreign = {
    petId: pet.id,
    vaccinationId: dose.id,
    checkInId: checkIn.id,
    documentId: paper.id,
    waiverId: waiver.id,
    sealed: sha256,
    ...careIds,
  };
  owner = await server.owner();
  business = await server.businessPerson();
  ({ id: ownBusinessId, slug: ownSlug } = await buildBusiness(services, {
    owner: business,
    selfCheckIn: 'auto',
  }));
});

type Make = (ids: Foreign) => unknown;
const ofDocument: Make = ({ documentId }) => ({ documentId });
const signing = (waiverId: string, petId: string) => ({
  waiverId,
  version: 1,
  petIds: [petId],
  signerName: 'Ann',
  signature: { kind: 'typed', text: 'Ann' },
  idempotencyKey: 'foreign',
});
const ofPet: Make = ({ petId }) => ({ petId });
const withBusiness: Make = ({ petId }) => ({ petId, businessId: ownBusinessId });

/** For each function that names an object of a person: a call that would otherwise succeed. */
const askedByOwner: Partial<Record<FunctionName, Make>> = {
  getPet: ofPet,
  updatePet: ({ petId }) => ({ petId, name: 'Mine' }),
  deletePet: ofPet,
  recordVaccination: ({ petId }) => ({ petId, vaccine: 'rabies-1y', administeredOn: today }),
  listVaccinations: ofPet,
  listWaiversToSign: ofPet,
  correctVaccination: ({ vaccinationId }) => ({ vaccinationId, clinic: 'Mine' }),
  withdrawVaccination: ({ vaccinationId }) => ({ vaccinationId }),
  requestReview: ({ vaccinationId }) => ({ vaccinationId, businessId: ownBusinessId }),
  listVaccinationHistory: ({ vaccinationId }) => ({ vaccinationId }),
  recordTest: ({ petId }) => ({ petId, test: 'fecal', takenOn: today, result: 'negative' }),
  correctTest: ({ testId }) => ({ testId, result: 'positive' }),
  withdrawTest: ({ testId }) => ({ testId }),
  listTests: ofPet,
  recordTreatment: ({ petId }) => ({ petId, treatment: 'flea', givenOn: today }),
  correctTreatment: ({ treatmentId }) => ({ treatmentId, treatment: 'tick' }),
  withdrawTreatment: ({ treatmentId }) => ({ treatmentId }),
  listTreatments: ofPet,
  recordExemption: ({ petId }) => ({ petId, target: 'rabies', from: today, until: today }),
  correctExemption: ({ exemptionId }) => ({ exemptionId, target: 'dhpp' }),
  withdrawExemption: ({ exemptionId }) => ({ exemptionId }),
  listExemptions: ofPet,
  recordDeclaration: ({ petId }) => ({ petId, code: 'well', on: today, answer: 'yes' }),
  correctDeclaration: ({ declarationId }) => ({ declarationId, answer: 'no' }),
  withdrawDeclaration: ({ declarationId }) => ({ declarationId }),
  listDeclarations: ofPet,
  correctEvaluation: ({ evaluationId }) => ({ evaluationId, passed: false }),
  withdrawEvaluation: ({ evaluationId }) => ({ evaluationId }),
  listEvaluations: ofPet,
  recordMedication: ({ petId }) => ({ petId, name: 'Apoquel', dose: '16 mg', startedOn: today }),
  correctMedication: ({ medicationId }) => ({ medicationId, dose: '8 mg' }),
  withdrawMedication: ({ medicationId }) => ({ medicationId }),
  listMedications: ofPet,
  recordAllergy: ({ petId }) => ({ petId, substance: 'Chicken', severity: 'mild' }),
  correctAllergy: ({ allergyId }) => ({ allergyId, severity: 'severe' }),
  withdrawAllergy: ({ allergyId }) => ({ allergyId }),
  listAllergies: ofPet,
  recordCondition: ({ petId }) => ({ petId, name: 'Arthritis' }),
  correctCondition: ({ conditionId }) => ({ conditionId, name: 'Dysplasia' }),
  withdrawCondition: ({ conditionId }) => ({ conditionId }),
  listConditions: ofPet,
  recordWeight: ({ petId }) => ({ petId, on: today, kg: 27.4 }),
  correctWeight: ({ weightId }) => ({ weightId, kg: 27.5 }),
  withdrawWeight: ({ weightId }) => ({ weightId }),
  listWeights: ofPet,
  recordVetVisit: ({ petId }) => ({ petId, on: today, reason: 'Annual exam' }),
  correctVetVisit: ({ vetVisitId }) => ({ vetVisitId, clinic: 'Elm' }),
  withdrawVetVisit: ({ vetVisitId }) => ({ vetVisitId }),
  listVetVisits: ofPet,
  listCareRecordHistory: ({ careRecordId }) => ({ careRecordId }),
  addDocument: ({ petId }) => ({ petId, storagePath: 'users/x/documents/x' }),
  listDocuments: ofPet,
  getDocument: ofDocument,
  watchDocument: ofDocument,
  updateDocument: ofDocument,
  deleteDocument: ofDocument,
  confirmExtraction: ({ documentId }) => ({ documentId, vaccinations: [] }),
  getBadge: ofPet,
  rotateBadge: ofPet,
  getLostNotice: ofPet,
  printBadge: ofPet,
  setLostNotice: ({ petId }) => ({ petId, notice: null }),
  connectPet: ({ petId }) => ({ petId, businessId: ownBusinessId, scope: 'records' }),
  disconnectPet: withBusiness,
  listPetConnections: ofPet,
  listViews: ofPet,
  sharePet: ({ petId }) => ({ petId, email: 'ann@example.test', access: 'read' }),
  unsharePet: ({ petId }) => ({ petId, email: 'ann@example.test' }),
  listCoOwners: ofPet,
  getCompliance: withBusiness,
  signWaiver: ({ petId }) => signing(openWaiverId, petId),
  arriveAtDoor: ({ petId }) => ({ petId, slug: ownSlug, idempotencyKey: 'foreign' }),
};
const askedByBusiness: Partial<Record<FunctionName, Make>> = {
  getCompliance: withBusiness,
  recordEvaluation: ({ petId }) => ({ petId, businessId: ownBusinessId, on: today, passed: true }),
  correctEvaluation: ({ evaluationId }) => ({ evaluationId, passed: false }),
  withdrawEvaluation: ({ evaluationId }) => ({ evaluationId }),
  listEvaluations: ofPet,
  listTests: ofPet,
  listCareRecordHistory: ({ careRecordId }) => ({ careRecordId }),
  checkIn: ({ petId }) => ({
    petId,
    businessId: ownBusinessId,
    method: 'manual',
    decision: 'admit',
    idempotencyKey: 'foreign',
  }),
  undoCheckIn: ({ checkInId }) => ({ checkInId, businessId: ownBusinessId, idempotencyKey: 'undo' }),
  undoCheckOut: ({ checkInId }) => ({ checkInId, businessId: ownBusinessId, idempotencyKey: 'undo' }),
  decideArrival: ({ checkInId }) => ({ checkInId, businessId: ownBusinessId, decision: 'deny' }),
  findOverlaps: ({ petId }) => ({ petId, businessId: ownBusinessId, from: '2026-03-01', to: '2026-03-02' }),
  notifyOverlaps: ({ petId }) => ({
    petId,
    businessId: ownBusinessId,
    from: '2026-03-01',
    to: '2026-03-02',
    idempotencyKey: 'foreign',
  }),
  publishWaiverVersion: ({ waiverId }) => ({ waiverId, body: 'Mine.', material: true }),
  listSignatures: ({ waiverId }) => ({ waiverId }),
  getWaiverToSign: ({ waiverId }) => ({ waiverId }),
  reviewVaccination: ({ vaccinationId }) => ({
    vaccinationId,
    businessId: ownBusinessId,
    decision: 'verify',
  }),
  updateGuest: ({ petId }) => ({
    petId,
    businessId: ownBusinessId,
    petName: 'Rex',
    species: 'dog',
    ownerEmail: 'guest@example.test',
  }),
  getConnectedPet: withBusiness,
  savePetNote: ({ petId }) => ({ petId, businessId: ownBusinessId, note: 'Mine', flags: [] }),
  remindOwners: ({ petId }) => ({ petIds: [petId], businessId: ownBusinessId, preview: false }),
  requestReview: ({ vaccinationId }) => ({ vaccinationId, businessId: ownBusinessId }),
  getSignedWaiver: ({ sealed }) => ({ sha256: sealed }),
  signWaiver: ({ waiverId, petId }) => signing(waiverId, petId),
  checkOut: ({ checkInId }) => ({ checkInId, businessId: ownBusinessId, idempotencyKey: 'foreign' }),
};
const unknown: Foreign = {
  petId: unknownId,
  vaccinationId: unknownId,
  checkInId: unknownId,
  documentId: unknownId,
  waiverId: unknownId,
  sealed: 'f'.repeat(64),
  testId: unknownId,
  treatmentId: unknownId,
  exemptionId: unknownId,
  declarationId: unknownId,
  evaluationId: unknownId,
  medicationId: unknownId,
  allergyId: unknownId,
  conditionId: unknownId,
  weightId: unknownId,
  vetVisitId: unknownId,
  careRecordId: unknownId,
};

async function expectSameAbsence(caller: TestPerson, name: string, make: Make): Promise<void> {
  const before = await countRows(server.services.store);
  const [theirs, nobodys] = await Promise.all(
    [foreign, unknown].map((ids) => post(server.url, caller, name, make(ids))),
  );
  expect([theirs?.status, nobodys?.status]).toEqual([404, 404]);
  const [a, b] = [await theirs?.text(), await nobodys?.text()];
  expect(a).toContain('NOT_FOUND');
  expect(a).toBe(b);
  expect(await countRows(server.services.store)).toEqual(before);
}

describe('an object of another account is answered byte for byte like one that does not exist, and nothing is written', () => {
  test.each(Object.entries(askedByOwner))('%s, asked by another owner', (name, make) =>
    expectSameAbsence(owner, name, make),
  );
  test.each(Object.entries(askedByBusiness))('%s, asked by a business it is not connected to', (name, make) =>
    expectSameAbsence(business, name, make),
  );
});

test('no function that names a pet, a record or a check-in is left out above', () => {
  const asked = new Set([...Object.keys(askedByOwner), ...Object.keys(askedByBusiness)]);
  // A list filtered by a pet is the business's own record, independent of the pet's owner.
  const filters = new Set(['listCheckIns']);
  const left = Object.entries(contract).filter(([name, { input }]) => {
    const named =
      /"(petId|petIds|waiverId|vaccinationId|checkInId|documentId|testId|treatmentId|exemptionId|declarationId|evaluationId|medicationId|allergyId|conditionId|weightId|vetVisitId|careRecordId)"/.test(
        JSON.stringify(shapeOf(input)),
      );
    return named && !asked.has(name) && !filters.has(name);
  });
  expect(left.map(([name]) => name)).toEqual([]);
});

function shapeOf(input: unknown): string[] {
  const { shape, options } = input as { shape?: object; options?: readonly unknown[] };
  return shape ? Object.keys(shape) : (options ?? []).flatMap(shapeOf);
}
