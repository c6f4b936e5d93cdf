import type { Call } from '../../platform/http/index.ts';
import type { Profile, ProfileChange } from './profile-presenter.ts';
import { saveProfile } from './save-profile.ts';

export function updateProfile(call: Call, input: ProfileChange): Promise<Profile> {
  return saveProfile(call, input);
}
