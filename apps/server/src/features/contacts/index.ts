export { contactFunctions } from './contact-functions.ts';
export { enterContact } from './enter-contact.ts';
export { findContact } from './get-contact.ts';
