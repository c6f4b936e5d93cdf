import { addDays, type Requirement, type ReviewableKind } from '@clearpaw/domain';
import type { TestPerson, TestServer } from '../../../../test/index.ts';
import { buildDocument } from '../../../seed/builders/index.ts';

type Pet = NonNullable<NonNullable<Parameters<typeof buildDocument>[1]>['pet']>;

/** How a record of one kind is recorded, changed and removed with the functions that screens call. */
interface ReviewableRecords {
  /** The rule that it satisfies with this evidence. */
  readonly requirement: (evidence: 'document' | 'reviewed' | 'clinic') => Requirement;
  readonly add: (server: TestServer, owner: TestPerson, pet: Pet) => Promise<string>;
  readonly correct: (server: TestServer, owner: TestPerson, id: string) => Promise<unknown>;
  readonly withdraw: (server: TestServer, owner: TestPerson, id: string) => Promise<unknown>;
}

const today = new Date().toISOString().slice(0, 10);
const recently = addDays(today, -20);
const rabies = ['rabies'] as const;

/** Documents that prove it. */
async function proofOf(server: TestServer, pet: Pet): Promise<string[]> {
  return [(await buildDocument(server.services, { pet })).id];
}

export const reviewableRecords: Readonly<Record<ReviewableKind, ReviewableRecords>> = {
  vaccination: {
    requirement: (evidence) => ({ kind: 'vaccination', targets: rabies, evidence }),
    add: async (server, owner, pet) => {
      const dose = { vaccine: 'rabies-1y', administeredOn: recently, expiresOn: addDays(today, 300) };
      const documentIds = await proofOf(server, pet);
      return (await server.call(owner, 'recordVaccination', { petId: pet.id, ...dose, documentIds })).id;
    },
    correct: (server, owner, vaccinationId) =>
      server.call(owner, 'correctVaccination', { vaccinationId, lotNumber: `L${Date.now()}` }),
    withdraw: (server, owner, vaccinationId) => server.call(owner, 'withdrawVaccination', { vaccinationId }),
  },
  test: {
    requirement: (evidence) => ({ kind: 'test', test: 'fecal', maxAgeDays: 90, evidence }),
    add: async (server, owner, pet) => {
      const facts = { test: 'fecal', takenOn: recently, result: 'negative' } as const;
      const documentIds = await proofOf(server, pet);
      return (await server.call(owner, 'recordTest', { petId: pet.id, ...facts, documentIds })).id;
    },
    correct: (server, owner, testId) =>
      server.call(owner, 'correctTest', { testId, takenOn: addDays(recently, -1) }),
    withdraw: (server, owner, testId) => server.call(owner, 'withdrawTest', { testId }),
  },
  treatment: {
    requirement: (evidence) => ({ kind: 'treatment', treatment: 'flea', maxAgeDays: 90, evidence }),
    add: async (server, owner, pet) => {
      const facts = { treatment: 'flea', givenOn: recently };
      const documentIds = await proofOf(server, pet);
      return (await server.call(owner, 'recordTreatment', { petId: pet.id, ...facts, documentIds })).id;
    },
    correct: (server, owner, treatmentId) =>
      server.call(owner, 'correctTreatment', { treatmentId, givenOn: addDays(recently, -1) }),
    withdraw: (server, owner, treatmentId) => server.call(owner, 'withdrawTreatment', { treatmentId }),
  },
  exemption: {
    requirement: (evidence) => ({
      ...{ kind: 'vaccination', targets: rabies, evidence },
      accepts: { exemption: true },
    }),
    add: async (server, owner, pet) => {
      const facts = { target: 'rabies', from: recently, until: addDays(today, 90) };
      const documentIds = await proofOf(server, pet);
      return (await server.call(owner, 'recordExemption', { petId: pet.id, ...facts, documentIds })).id;
    },
    correct: (server, owner, exemptionId) =>
      server.call(owner, 'correctExemption', { exemptionId, until: addDays(today, 80) }),
    withdraw: (server, owner, exemptionId) => server.call(owner, 'withdrawExemption', { exemptionId }),
  },
  document: {
    requirement: (evidence) => ({ kind: 'document', document: 'licence', evidence }),
    add: async (server, _owner, pet) =>
      (await buildDocument(server.services, { pet, kind: 'licence', expiresOn: addDays(today, 90) })).id,
    correct: (server, owner, documentId) =>
      server.call(owner, 'updateDocument', { documentId, expiresOn: addDays(today, 80) }),
    withdraw: (server, owner, documentId) => server.call(owner, 'deleteDocument', { documentId }),
  },
};
