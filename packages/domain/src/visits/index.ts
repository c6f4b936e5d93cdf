export {
  checkLength,
  checkStay,
  maxDaysAhead,
  maxStayDays,
  overlaps,
  type Stay,
  type StayProblem,
} from './check-stay.ts';
export { type VisitState, visitStates } from './visit-state.ts';
