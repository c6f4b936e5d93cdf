/** The functions of check-ins. */
export { checkInFunctions } from './check-in-functions.ts';
/** Who waited for nothing. */
export { endWaits } from './check-in-jobs.ts';
/** An arrival as members see it. */
export { presentCheckIn } from './check-in-presenter.ts';
/** Pets of owners without an account. */
export { noteGuests } from './create-guest.ts';
/** Takes the names of an owner's pets out of the books. */
export { forgetPetName, forgetPetNames } from './forget-pet-names.ts';
