export {
  type ArrivalDecision,
  arrivalDecisions,
  type CheckInDecision,
  type CheckInMethod,
  checkInDecisions,
  checkInMethods,
} from './check-in-vocabulary.ts';
export { type Admission, decideAdmission, decideSelfCheckIn } from './decide-admission.ts';
export { type PosterLook, type PosterSize, posterLooks, posterSizes } from './poster.ts';
export { endedBefore, type Standing, standingOf, waitEndsAt, waitsForHours } from './waiting.ts';
