/** Time and identity as the rest of the server sees them; tests hand in their own. */
export { type Clock, systemClock } from './clock.ts';
/** Ids that sort by the moment they were made. */
export { lowestIdAt, newId } from './new-id.ts';
/** A time reported by a device that was offline. */
export { readMoment } from './read-moment.ts';
