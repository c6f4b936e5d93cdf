export { assessPets, assessRead, comparePets } from './assess-pets.ts';
export { assessStays } from './assess-stays.ts';
export { complianceFunctions } from './compliance-functions.ts';
export { findJudgedPet } from './find-judged-pet.ts';
export { type FoundChange, nextChangesOf } from './next-changes.ts';
export { petRecordsOf } from './pet-records-of.ts';
export { presentReport } from './report-presenter.ts';
