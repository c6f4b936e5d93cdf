import type { Session } from '@clearpaw/client';

interface SyncTabsParts {
  /** A channel to all tabs of this browser; null if the browser does not support it. */
  readonly open: () => Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null;
  readonly reload: () => void;
}

/**
 * The cookie is shared by all tabs, so a sign-out or sign-in in one of them applies to all. A page of someone who is no
 * longer signed in is reloaded, so that nothing of theirs stays on the screen or in memory.
 */
export function syncTabs(session: Session, { open, reload }: SyncTabsParts): void {
  const channel = open();
  if (!channel) return;
  let known: string | null | undefined;
  session.subscribe(() => {
    const state = session.state();
    if (!state.ready) return;
    // The state that is read when a page opens is not a change.
    if (known !== undefined && known !== state.uid) channel.postMessage(state.uid);
    known = state.uid;
  });
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (known === undefined || known === data) return;
    if (known === null) void session.refresh().catch(() => {});
    else reload();
  };
}
