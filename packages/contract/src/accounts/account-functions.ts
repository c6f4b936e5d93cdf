import { userTypes } from '@clearpaw/domain';
import { z } from 'zod';
import { empty, line, stream, unary } from '../define/index.ts';
import { entitlements, profile } from './account.ts';

export const accounts = {
  getProfile: unary(empty, profile.nullable()),
  setUserType: unary(z.strictObject({ userType: z.enum(userTypes) }), profile),
  updateProfile: unary(z.strictObject({ displayName: line(80) }), profile),
  watchEntitlements: stream(empty, entitlements),
};
