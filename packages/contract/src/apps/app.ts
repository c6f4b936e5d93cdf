import { z } from 'zod';
import { appScopes, id, instant } from '../define/index.ts';

/** Where people are sent back to. Compared character by character; https, or http on the own machine. */
const redirectUri = z.string().trim().min(1, 'Expected an address.').max(500);

export const redirectUris = z
  .array(redirectUri)
  .min(1, 'Enter at least one address.')
  .max(10)
  .refine((list) => new Set(list).size === list.length, 'Each address may appear once.');

/** An app as the business that registered it sees it: never its secret. */
export const appShape = z.strictObject({
  id,
  name: z.string(),
  clientId: z.string(),
  redirectUris: z.array(z.string()),
  createdAt: instant,
  /** How many businesses and pet owners have it connected. */
  connections: z.int(),
});

/** An app that may read or do something, because someone allowed it. */
export const connectedAppShape = z.strictObject({
  id,
  name: z.string(),
  /** The business that registered the app. */
  registeredBy: z.string(),
  scopes: z.array(z.enum(appScopes)),
  /** Who allowed it; null for one's own. */
  connectedBy: z.string().nullable(),
  createdAt: instant,
  /** To the minute. */
  lastUsedAt: instant.nullable(),
  /** `stopped`: who allowed it no longer manages the business; it works no more. */
  state: z.enum(['active', 'stopped']),
});
