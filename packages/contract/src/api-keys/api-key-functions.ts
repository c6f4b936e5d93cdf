import { z } from 'zod';
import { empty, id, instant, line, listOf, paging, unary } from '../define/index.ts';
import { apiKeyShape, scopeList } from './api-key.ts';

/** Shown this once: only a hash of it is stored. */
const newKey = z.strictObject({ id, key: z.string() });
const ofKey = { businessId: id, keyId: id };

export const apiKeys = {
  createApiKey: unary(
    z.strictObject({ businessId: id, name: line(60), scopes: scopeList, expiresAt: instant.optional() }),
    newKey,
    { summary: 'Creates an API key of a business. The key is shown once.' },
  ),
  /** The newest first; keys that have ended stay in the list. */
  listApiKeys: unary(z.strictObject({ businessId: id, ...paging }), listOf(apiKeyShape), {
    summary: "Lists a business's API keys with scopes, end and last use, without the keys themselves.",
  }),
  /** A new key with the same name and scopes. The old one works until `oldKeyEndsAt`, at most 30 days; left out: no longer. */
  rotateApiKey: unary(z.strictObject({ ...ofKey, oldKeyEndsAt: instant.optional() }), newKey, {
    summary: 'Replaces an API key; the old one works until a chosen time.',
  }),
  /** Ends the key, and an older one that still works after a rotation, at once. */
  revokeApiKey: unary(z.strictObject(ofKey), empty, { summary: 'Ends an API key at once.' }),
};
