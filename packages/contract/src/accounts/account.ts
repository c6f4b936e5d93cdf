import { tiers, userTypes } from '@clearpaw/domain';
import { languages } from '@clearpaw/protocol/languages';
import { z } from 'zod';
import { instant } from '../define/index.ts';

export const profile = z.strictObject({
  uid: z.string(),
  email: z.string(),
  userType: z.enum(userTypes).nullable(),
  displayName: z.string().nullable(),
  /** Null if the person has not chosen one; the browser's language then applies. */
  language: z.enum(languages).nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const entitlements = z.strictObject({
  businessConnect: z.boolean(),
  tier: z.enum(tiers),
  source: z.string(),
  currentPeriodEnd: instant.nullable(),
  updatedAt: instant.nullable(),
});
