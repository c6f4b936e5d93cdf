import type { contract, OutputOf } from '@clearpaw/contract';
import type { FakeAnswers } from './fake-server.ts';
import { at, listed, testId } from './people.ts';

type Functions = typeof contract;
type Item<Name extends keyof Functions> =
  OutputOf<Functions[Name]> extends { readonly items: readonly (infer One)[] } ? One : never;
export type TestPet = OutputOf<Functions['getPet']>;
export type TestDose = Item<'listVaccinations'>;

export const biscuit: TestPet = {
  id: testId(2),
  ownerId: 'u-maya',
  access: 'owner',
  name: 'Biscuit',
  species: 'dog',
  breed: 'Labrador mix',
  sex: 'female',
  sterilized: true,
  bornOn: '2021-04-02',
  bornOnPrecision: 'day',
  colour: null,
  weightKg: 24.5,
  microchip: null,
  photoPath: null,
  alerts: [],
  notes: null,
  clinic: null,
  state: 'active',
  endedAt: null,
  deletedAt: null,
  createdAt: at,
  updatedAt: at,
};

export const rabiesDose: TestDose = {
  id: testId(3),
  petId: biscuit.id,
  vaccine: 'rabies-unspecified',
  vaccineName: null,
  product: null,
  manufacturer: null,
  lotNumber: null,
  route: null,
  administeredOn: '2026-03-02',
  expiresOn: '2029-03-02',
  doseNumber: null,
  clinic: null,
  veterinarian: null,
  certificateNumber: null,
  tagNumber: null,
  documentIds: [],
  evidence: 'owner',
  state: 'active',
  createdAt: at,
  updatedAt: at,
  reviews: [],
  reviewRequests: [],
};

/** The responses for an owner's pages about a pet: a pet without records. */
export function petAnswers(pet: TestPet = biscuit): FakeAnswers {
  return {
    getPet: pet,
    findTransfer: { transfer: null },
    listConfirmations: listed(),
    listPets: listed(pet),
    listVaccinations: listed<TestDose>(),
    listTests: listed(),
    listTreatments: listed(),
    listExemptions: listed(),
    listDeclarations: listed(),
    listEvaluations: listed(),
    listAllergies: listed(),
    listMedications: listed(),
    listPetConnections: listed(),
    listPetVisits: listed(),
    listOpenRequirements: listed(),
    listPetIncidents: listed(),
    getCarePlan: { petId: pet.id, feeding: null, medication: null, routine: null, updatedAt: null },
    listPetCareLog: listed(),
    listViews: listed(),
    listCoOwners: listed(),
    listInvitations: listed(),
    getLostNotice: { notice: null },
  };
}

/** A pet as a business lists it. */
export const petOfBusiness = (number: number, petName: string): Item<'listConnections'> => ({
  petId: testId(number),
  petName,
  species: 'dog',
  breed: 'Beagle',
  colour: null,
  photoPath: null,
  alerts: [],
  scope: 'verdict',
  verdict: 'compliant',
  connectedAt: at,
  lastVisitAt: null,
  lastService: null,
  customer: { id: testId(9), pets: 1 },
  isGuest: false,
});
