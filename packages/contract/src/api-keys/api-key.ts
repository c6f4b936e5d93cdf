import { z } from 'zod';
import { apiScopes, id, instant } from '../define/index.ts';

export const scopeList = z
  .array(z.enum(apiScopes))
  .min(1, 'Choose at least one scope.')
  .max(apiScopes.length)
  .refine((list) => new Set(list).size === list.length, 'Each scope may appear once.');

/** A key as its business sees it: never the key itself. */
export const apiKeyShape = z.strictObject({
  id,
  name: z.string(),
  /** Its beginning and end, by which its holder recognizes it. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** `orphaned`: who created it is no longer an owner of the business; it works no more. */
  state: z.enum(['active', 'expired', 'revoked', 'orphaned']),
  createdAt: instant,
  /** Who created it; null once that account is gone. */
  createdBy: z.string().nullable(),
  expiresAt: instant.nullable(),
  /** To the minute. */
  lastUsedAt: instant.nullable(),
  /** After a rotation: until when the old key works too. */
  oldKeyEndsAt: instant.nullable(),
});
