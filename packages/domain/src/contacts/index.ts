export {
  type Contact,
  type ContactPerson,
  type ContactProblem,
  checkContact,
  maxPickups,
} from './check-contact.ts';
