/** Whether the people around a pet can be called. */
export {
  type Contact,
  type ContactPerson,
  type ContactProblem,
  checkContact,
  maxPickups,
} from './check-contact.ts';
