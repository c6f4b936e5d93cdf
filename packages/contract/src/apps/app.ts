import { z } from 'zod';
import { appScopes, id, instant } from '../define/index.ts';

/** The address to which people return. Compared character by character; https, or http on the local machine. */
const redirectUri = z.string().trim().min(1, 'Expected an address.').max(500);

export const redirectUris = z
  .array(redirectUri)
  .min(1, 'Enter at least one address.')
  .max(10)
  .refine((list) => new Set(list).size === list.length, 'Each address may appear once.');

/** The most that an app may ask for; without it, everything. Like `scope` of RFC 7591. */
export const registeredScopes = z
  .array(z.enum(appScopes))
  .min(1, 'Choose at least one.')
  .refine((list) => new Set(list).size === list.length, 'Each scope may appear once.');

/** An app as shown to the business that registered it: never its secret. */
export const appShape = z.strictObject({
  id,
  name: z.string(),
  clientId: z.string(),
  redirectUris: z.array(z.string()),
  /** The most it may ask for; null where it was registered without. */
  scopes: z.array(z.enum(appScopes)).nullable(),
  createdAt: instant,
  /** How many businesses and pet owners have connected it. */
  connections: z.int(),
});

/** An app to which someone gave access. */
export const connectedAppShape = z.strictObject({
  id,
  name: z.string(),
  /** The business that registered the app. */
  registeredBy: z.string(),
  scopes: z.array(z.enum(appScopes)),
  /** The person who gave access; null for the caller's own apps. */
  connectedBy: z.string().nullable(),
  createdAt: instant,
  /** Accurate to the minute. */
  lastUsedAt: instant.nullable(),
  /** `stopped`: the person who gave access no longer manages the business, so the app no longer works. */
  state: z.enum(['active', 'stopped']),
});
