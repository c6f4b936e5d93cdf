import { createSession } from '@clearpaw/client';
import { syncTabs } from './sync-tabs.ts';

export const session = createSession('/api/auth');

syncTabs(session, {
  open: () =>
    typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
      ? null
      : new BroadcastChannel('clearpaw.session'),
  reload: () => location.reload(),
});
