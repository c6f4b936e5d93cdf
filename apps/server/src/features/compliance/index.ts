/** The functions of compliance. */

/** The engine on what is stored. */
export { assessPets, assessRead, comparePets } from './assess-pets.ts';
export { assessStays } from './assess-stays.ts';
export { complianceFunctions } from './compliance-functions.ts';
/** A pet whose compliance the caller may ask for. */
export { findJudgedPet } from './find-judged-pet.ts';
/** The records of pets, as a business may count them. */
export { petRecordsOf } from './pet-records-of.ts';
/** A report as it leaves the server. */
export { presentReport } from './report-presenter.ts';
