/** The functions of contact details. */
export { contactFunctions } from './contact-functions.ts';
/** Contact details that come with a whole export. */
export { enterContact } from './enter-contact.ts';
/** Contact details of an owner, for a business they share them with. */
export { findContact } from './get-contact.ts';
