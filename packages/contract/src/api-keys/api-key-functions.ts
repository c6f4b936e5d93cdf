import { z } from 'zod';
import { empty, id, instant, line, listOf, paging, unary } from '../define/index.ts';
import { apiKeyShape, scopeList } from './api-key.ts';

/** The key is shown only in this answer: only its hash is stored. */
const newKey = z.strictObject({ id, key: z.string() });
const ofKey = { businessId: id, keyId: id };

export const apiKeys = {
  createApiKey: unary(
    z.strictObject({ businessId: id, name: line(60), scopes: scopeList, expiresAt: instant.optional() }),
    newKey,
    { summary: 'Creates an API key of a business. The key is shown once.' },
  ),
  /** Newest first, including keys that have ended. */
  listApiKeys: unary(z.strictObject({ businessId: id, ...paging }), listOf(apiKeyShape), {
    summary: "Lists a business's API keys with scopes, end and last use, without the keys themselves.",
  }),
  /**
   * Creates a key with the same name and scopes. The old one works until `oldKeyEndsAt`, at most 30 days; without it,
   * the old one ends at once.
   */
  rotateApiKey: unary(z.strictObject({ ...ofKey, oldKeyEndsAt: instant.optional() }), newKey, {
    summary: 'Replaces an API key; the old one works until a chosen time.',
  }),
  /** Ends the key at once, and also an older one that still works after a rotation. */
  revokeApiKey: unary(z.strictObject(ofKey), empty, { summary: 'Ends an API key at once.' }),
};
