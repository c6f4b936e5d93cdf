import type { StreamName, WatchFunction } from '@clearpaw/client';
import { SharedStream, type StreamListener, type StreamParts } from './shared-stream.ts';
import type { BrowserTabs } from './tabs.ts';

interface FollowParts
  extends Pick<StreamParts, 'pingEveryMs' | 'patienceMs' | 'inView' | 'maxLog' | 'lingerMs'> {
  readonly watch: WatchFunction;
  /** The person whose streams these are, so that no one receives messages meant for someone else. */
  readonly uid: () => string | null;
  readonly tabs: BrowserTabs | null;
}

/** Follows a stream until the answered function is called. */
export interface Follow {
  (name: StreamName, input: object, listener: StreamListener): () => void;
  /** Connects a followed stream again, without waiting for its next attempt. */
  readonly reconnect: (name: StreamName, input: object) => void;
  /** Ends streams that are held open only for the next page, for example after a sign-out. */
  readonly endUnused: () => void;
}

/** Everyone on a page who follows the same thing, and every tab of the same person, shares one stream. */
export function createFollow({ watch, uid, tabs, ...rest }: FollowParts): Follow {
  const streams = new Map<string, SharedStream>();
  const keyOf = (name: StreamName, input: object) =>
    `clearpaw.stream ${uid()} ${name} ${JSON.stringify(input)}`;
  const followStream = (name: StreamName, input: object, listener: StreamListener) => {
    const key = keyOf(name, input);
    const open: StreamParts['open'] = (signal, onConnected) =>
      watch(name, input as never, { signal, onConnected });
    const onEnd = () => streams.delete(key);
    const stream = streams.get(key) ?? new SharedStream({ name: key, open, tabs, onEnd, ...rest });
    streams.set(key, stream);
    return stream.add(listener);
  };
  const reconnect = (name: StreamName, input: object) => streams.get(keyOf(name, input))?.reconnect();
  const endUnused = () => {
    for (const stream of [...streams.values()]) stream.endIfUnused();
  };
  return Object.assign(followStream, { reconnect, endUnused });
}
