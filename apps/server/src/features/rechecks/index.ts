/** Marks the connections that have to be judged again. `features/connections` judges them. */

export { endConnectionsOf, resumeConnectionsOf } from './end-connections-of.ts';
export { leaveLocations } from './leave-locations.ts';
export {
  petChanged,
  rechecksTopic,
  rulesChanged,
  signatureUsed,
  signsForEveryVisit,
} from './mark-due.ts';
