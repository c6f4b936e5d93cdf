/** The functions of customers. */
export { customerFunctions } from './customer-functions.ts';
/** An owner becomes a customer, and is listed under the name they share. */
export { enterCustomer, reorderCustomer } from './enter-customer.ts';
/** Whose pet it is, and which pets are theirs. */
export { findCustomerPetIds, findCustomersOf, readCustomerOf } from './find-customer.ts';
/** Where an email to the owner of a guest goes. */
export { guestEmailsOf } from './guest-emails.ts';
/** An owner without an account, who comes with a pet. */
export { insertGuestOwners, prepareGuestOwner, setGuestEmail } from './guest-owner.ts';
/** What staff type to find a pet. */
export { matchesSearch } from './matches-search.ts';
