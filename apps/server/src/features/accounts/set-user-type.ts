import type { UserType } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import type { Profile } from './profile-presenter.ts';
import { saveProfile } from './save-profile.ts';

export function setUserType(call: Call, input: { userType: UserType }): Promise<Profile> {
  return saveProfile(call, { userType: input.userType });
}
