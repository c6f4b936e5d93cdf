export { customerFunctions } from './customer-functions.ts';
export { enterCustomer, reorderCustomer } from './enter-customer.ts';
export { findCustomerPetIds, findCustomersOf, readCustomerOf } from './find-customer.ts';
export { guestEmailsOf } from './guest-emails.ts';
export { insertGuestOwners, prepareGuestOwner, setGuestEmail } from './guest-owner.ts';
export { matchesSearch } from './matches-search.ts';
