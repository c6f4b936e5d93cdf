import type { Call } from '../../platform/http/index.ts';
import { type Profile, presentProfile } from './profile-presenter.ts';

export function getProfile(call: Call): Promise<Profile | null> {
  return presentProfile(call.services.store.db, call.uid);
}
