import type { FunctionName } from '@clearpaw/contract';

/** Inputs for functions about veterinary clinics; `connectedId` names a pet connected to the business. */
type Make = (fixture: { readonly connectedId: string }, businessId: string) => unknown;

const on = '2026-03-01';
const only: Make = (_, businessId) => ({ businessId });
const record =
  (facts: object): Make =>
  ({ connectedId: petId }, businessId) => ({ businessId, petId, ...facts });

export const clinicWrites = {
  proveClinicEmail: (_, businessId) => ({ businessId, email: 'records@lakeside.example' }),
  confirmClinicEmail: (_, businessId) => ({ businessId, code: '00000000' }),
  openClinicRequest: ({ connectedId }, businessId) => ({ businessId, confirmationId: connectedId }),
  recordVaccination: record({ vaccine: 'rabies-1y', administeredOn: on }),
  recordTest: record({ test: 'fecal', takenOn: on, result: 'negative' }),
  recordTreatment: record({ treatment: 'flea', givenOn: on }),
  recordExemption: record({ target: 'rabies', from: on, until: '2026-09-01' }),
  recordMedication: record({ name: 'Apoquel', dose: '16 mg', startedOn: on }),
  recordAllergy: record({ substance: 'Chicken', severity: 'mild' }),
  recordCondition: record({ name: 'Hip dysplasia' }),
  recordWeight: record({ on, kg: 27.4 }),
  recordVetVisit: record({ on, reason: 'Annual exam' }),
} satisfies Partial<Record<FunctionName, Make>>;

export const clinicReads = {
  listPatients: only,
  getClinicAccount: only,
  listClinicRequests: only,
} satisfies Partial<Record<FunctionName, Make>>;
