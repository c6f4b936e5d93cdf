import type { TabMessage } from './tab-messages.ts';

/** What connects the tabs of one browser: a name that one of them holds, and a channel that all of them receive. */
export interface BrowserTabs {
  /**
   * Waits until this tab alone holds the name, then works until the work ends, the name is stolen or `signal` fires.
   * With `steal` it is taken from its holder.
   */
  hold(name: string, steal: boolean, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  open(name: string, onTabMessage: (message: TabMessage) => void): Channel;
}

export interface Channel {
  say(message: TabMessage): void;
  close(): void;
}

/** The browser's implementation; null if it is missing, so that each tab has a connection of its own. */
export function browserTabs(): BrowserTabs | null {
  // Not in the types, but true: insecure origins and old browsers have neither.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  return {
    async hold(name, steal, signal, work) {
      // The two cannot be combined; a stolen name is held at once, so there is no waiting to cancel.
      const options = steal ? { steal } : { signal };
      await locks.request(name, options, async () => {
        if (!signal.aborted) await work();
      });
    },
    open(name, onTabMessage) {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onTabMessage(data);
      return { say: (message) => channel.postMessage(message), close: () => channel.close() };
    },
  };
}
