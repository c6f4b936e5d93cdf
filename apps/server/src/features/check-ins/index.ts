export { checkInFunctions } from './check-in-functions.ts';
export { endWaits } from './check-in-jobs.ts';
export { presentCheckIn } from './check-in-presenter.ts';
export { noteGuests } from './create-guest.ts';
export { forgetPetName, forgetPetNames } from './forget-pet-names.ts';
export { moveCheckIns } from './move-check-ins.ts';
