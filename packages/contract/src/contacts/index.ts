export { contactPerson, contactShape } from './contact.ts';
export { contacts } from './contact-functions.ts';
