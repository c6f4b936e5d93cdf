import type { StreamName, WatchFunction } from '@clearpaw/client';
import { type Listener, SharedStream, type StreamParts } from './shared-stream.ts';
import type { Tabs } from './tabs.ts';

interface FollowParts extends Pick<StreamParts, 'pingEveryMs' | 'patienceMs' | 'inView' | 'maxLog'> {
  readonly watch: WatchFunction;
  /** Whose streams these are: nobody hears what is meant for somebody else. */
  readonly uid: () => string | null;
  readonly tabs: Tabs | null;
}

/** Follows a stream until the answered function is called. */
export type Follow = (name: StreamName, input: object, listener: Listener) => () => void;

/** Everybody on a page who follows the same thing, and every tab of the same person, shares one stream. */
export function createFollow({ watch, uid, tabs, ...rest }: FollowParts): Follow {
  const streams = new Map<string, SharedStream>();
  return (name, input, listener) => {
    const key = `clearpaw.stream ${uid()} ${name} ${JSON.stringify(input)}`;
    const open: StreamParts['open'] = (signal, onConnected) =>
      watch(name, input as never, { signal, onConnected });
    const onEnd = () => streams.delete(key);
    const stream = streams.get(key) ?? new SharedStream({ name: key, open, tabs, onEnd, ...rest });
    streams.set(key, stream);
    return stream.add(listener);
  };
}
