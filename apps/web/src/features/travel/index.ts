/** Whether a pet has what another country asks for. */
export { travelMessages } from './messages.ts';
export { TripChecker } from './trip-checker.tsx';
