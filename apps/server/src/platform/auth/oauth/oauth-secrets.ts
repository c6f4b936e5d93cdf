import { createHash, randomBytes } from 'node:crypto';

/** Prefixes of the secrets: scanners for leaked secrets recognize them, and so do we. */
export const secretPrefixes = { access: 'cpo_', refresh: 'cpr_', client: 'cps_' } as const;

/** Whether a bearer token is one that an app received from a person. */
export function isAccessToken(token: string): boolean {
  return token.startsWith(secretPrefixes.access);
}

/** The stored form of a token, without its prefix. */
export function storedTokenOf(token: string, prefix: string): string {
  return hashOf(token.slice(prefix.length));
}

/** 256 random bits, so that a fast hash is sufficient. */
export function newOAuthSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function newClientSecret(): { readonly secret: string; readonly stored: string } {
  const bare = newOAuthSecret();
  return { secret: `${secretPrefixes.client}${bare}`, stored: hashOf(bare) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
