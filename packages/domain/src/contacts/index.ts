export {
  type Contact,
  type ContactPerson,
  checkContact,
  maxPickups,
} from './check-contact.ts';
