/** How pets come in, and what was decided. */
export {
  type ArrivalDecision,
  arrivalDecisions,
  type CheckInDecision,
  type CheckInMethod,
  checkInDecisions,
  checkInMethods,
} from './check-in-vocabulary.ts';
/** The one gate. */
export { type Admission, decideAdmission, decideSelfCheckIn } from './decide-admission.ts';
/** How long an arrival waits, and its state. */
export { endedBefore, type Standing, standingOf, waitEndsAt, waitsForHours } from './waiting.ts';
