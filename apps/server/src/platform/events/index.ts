/** What happened, in the order it became visible, for listeners. */

export { EventFeed } from './event-feed.ts';
/** One row of the outbox, read back. */
export { isOnTopic } from './published-event.ts';
/** Whether a state read at some moment already contains an event. */
export { readSnapshot, type Snapshot } from './snapshot.ts';
