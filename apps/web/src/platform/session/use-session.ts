import type { SessionState } from '@clearpaw/client';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
