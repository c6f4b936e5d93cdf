/** Time and identity as the rest of the server sees them; tests hand in their own. */
export { type Clock, systemClock } from './clock.ts';
/** Ids that sort by the moment they were made. */
export { newId } from './new-id.ts';
/** A moment told by a device that had no network. */
export { readMoment } from './read-moment.ts';
