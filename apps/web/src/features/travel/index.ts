export { travelMessages } from './messages.gen.ts';
export { TripChecker } from './trip-checker.tsx';
