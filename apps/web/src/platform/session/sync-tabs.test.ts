import type { Session, SessionState } from '@clearpaw/client';
import { expect, it, vi } from 'vitest';
import { syncTabs } from './sync-tabs.ts';

/** A tab with a session that tests can change; all tabs of one test receive each other's messages. */
function openTabs(...uids: readonly (string | null)[]) {
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  return uids.map((first) => {
    const listeners = new Set<() => void>();
    let state: SessionState = { ready: false };
    const enter = (uid: string | null) => {
      state = { ready: true, uid, email: null };
      for (const listener of listeners) listener();
    };
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
        }
      },
    };
    channels.push(channel);
    const reload = vi.fn();
    const refresh = vi.fn(() => Promise.resolve());
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const session = { state: () => state, subscribe, refresh } as unknown as Session;
    syncTabs(session, { open: () => channel, reload });
    enter(first);
    return { enter, reload, refresh };
  });
}

it('signing out in one tab loads the pages of the same person again', () => {
  const [mine, other, outsider] = openTabs('maya', 'maya', null);
  mine?.enter(null);
  expect(other?.reload).toHaveBeenCalledOnce();
  expect(outsider?.reload).not.toHaveBeenCalled();
  expect(outsider?.refresh).not.toHaveBeenCalled();
});

it('another account in one tab takes the first one off all other screens', () => {
  const [mine, other] = openTabs(null, 'maya');
  mine?.enter('ben');
  expect(other?.reload).toHaveBeenCalledOnce();
});

it('a tab where no one was signed in only asks who it is now', () => {
  const [mine, other] = openTabs(null, null);
  mine?.enter('maya');
  expect(other?.refresh).toHaveBeenCalledOnce();
  expect(other?.reload).not.toHaveBeenCalled();
});

it('a page that opens tells no one anything', () => {
  const [first, second] = openTabs('maya', 'maya');
  second?.enter('maya');
  expect(first?.reload).not.toHaveBeenCalled();
  expect(first?.refresh).not.toHaveBeenCalled();
});

it('a browser without channels leaves each tab to itself', () => {
  const session = { subscribe: vi.fn() } as unknown as Session;
  syncTabs(session, { open: () => null, reload: () => {} });
  expect(session.subscribe).not.toHaveBeenCalled();
});
