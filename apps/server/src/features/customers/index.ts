export { customerFunctions } from './customer-functions.ts';
export { enterCustomer, reorderCustomer, writeCustomer } from './enter-customer.ts';
export { type CustomerOfPet, customerAsJson, findCustomerPetIds, findCustomersOf } from './find-customer.ts';
export { guestEmailsOf } from './guest-emails.ts';
export { insertGuestOwners, prepareGuestOwner, setGuestEmail, setGuestReach } from './guest-owner.ts';
export { matchesSearch } from './matches-search.ts';
export { ownerNamesOf } from './owner-names.ts';
