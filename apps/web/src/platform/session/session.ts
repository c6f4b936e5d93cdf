import { createSession } from '@clearpaw/client';
import { tellTabs } from './tell-tabs.ts';

export const session = createSession('/api/auth');

tellTabs(session, {
  open: () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('clearpaw.session')),
  reload: () => location.reload(),
});
