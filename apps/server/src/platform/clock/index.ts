/** The clock and the ids of the server; tests pass their own clock. */
export { type Clock, systemClock } from './clock.ts';
export { lowestIdAt, newId } from './new-id.ts';
export { readMoment } from './read-moment.ts';
