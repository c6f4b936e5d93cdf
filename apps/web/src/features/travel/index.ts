/** Whether a pet has what another country asks for. */
export { travelMessages } from './messages.gen.ts';
export { TripChecker } from './trip-checker.tsx';
