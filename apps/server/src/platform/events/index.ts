export { EventFeed } from './event-feed.ts';
export { isOnTopic } from './published-event.ts';
export { readSnapshot, type Snapshot } from './snapshot.ts';
