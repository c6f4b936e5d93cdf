import { userTypes } from '@clearpaw/domain';
import { languages } from '@clearpaw/protocol/languages';
import { z } from 'zod';
import { empty, line, stream, unary } from '../define/index.ts';
import { entitlements, profile } from './account.ts';

const profileChange = z
  .strictObject({ displayName: line(80).optional(), language: z.enum(languages).optional() })
  .refine((change) => Object.keys(change).length > 0, 'name what to change: displayName or language');

export const accounts = {
  getProfile: unary(empty, profile.nullable(), {
    summary: "Returns the caller's profile, or null before a user type was chosen.",
  }),
  setUserType: unary(z.strictObject({ userType: z.enum(userTypes) }), profile, {
    summary: "Sets whether the account is a pet owner's or a business's; a change deletes nothing.",
  }),
  updateProfile: unary(profileChange, profile, {
    summary: "Changes the caller's display name, or the language of their screens, alerts and emails.",
  }),
  watchEntitlements: stream(empty, entitlements, {
    summary: "Streams what the caller's plan allows, at once and after every change.",
  }),
};
