import type { accounts as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getProfile } from './get-profile.ts';
import { setUserType } from './set-user-type.ts';
import { updateProfile } from './update-profile.ts';
import { watchEntitlements } from './watch-entitlements.ts';

export const accountFunctions: Implementations<typeof promised> = {
  getProfile,
  setUserType,
  updateProfile,
  watchEntitlements,
};
