import { z } from 'zod';
import { apiScopes, id, instant } from '../define/index.ts';

export const scopeList = z
  .array(z.enum(apiScopes))
  .min(1, 'Choose at least one scope.')
  .max(apiScopes.length)
  .refine((list) => new Set(list).size === list.length, 'Each scope may appear once.');

/** A key as shown to its business: never the key itself. */
export const apiKeyShape = z.strictObject({
  id,
  name: z.string(),
  /** The beginning and the end of the key, so that people recognize it. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** `orphaned`: the person who created it is no longer an owner of the business, so it no longer works. */
  state: z.enum(['active', 'expired', 'revoked', 'orphaned']),
  createdAt: instant,
  /** The person who created it; null once that account is deleted. */
  createdBy: z.string().nullable(),
  expiresAt: instant.nullable(),
  /** Accurate to the minute. */
  lastUsedAt: instant.nullable(),
  /** After a rotation: until when the old key also works. */
  oldKeyEndsAt: instant.nullable(),
});
