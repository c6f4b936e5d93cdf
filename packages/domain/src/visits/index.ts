/** The days of a stay. */
export {
  checkLength,
  checkStay,
  maxDaysAhead,
  maxStayDays,
  overlaps,
  type Stay,
  type StayProblem,
} from './check-stay.ts';
/** How far a visit is. */
export { type VisitState, visitStates } from './visit-state.ts';
