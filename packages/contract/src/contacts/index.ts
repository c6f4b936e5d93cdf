/** How an owner is reached. */
export { contactPerson, contactShape } from './contact.ts';
/** The functions of contact details. */
export { contacts } from './contact-functions.ts';
