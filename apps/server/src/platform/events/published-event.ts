import type { Topic } from '../database/index.ts';

/** An event as it is read: `(xid, position)` is its position in the order of visibility. */
export interface PublishedEvent<Payload extends object = object> {
  readonly topic: string;
  readonly payload: Payload;
  readonly xid: bigint;
  readonly position: number;
}

/** What is published on a topic. */
export type PayloadOf<T extends Topic> = T extends Topic<infer Payload> ? Payload : never;

/** Whether an event was published on this topic, and so has its payload. */
export function isOnTopic<Payload extends object>(
  event: PublishedEvent,
  topic: Topic<Payload>,
): event is PublishedEvent<Payload> {
  return event.topic === topic;
}
