import { createHash, randomBytes } from 'node:crypto';

/** How the secrets of programs begin: scanners for leaked secrets recognize them, and so do we. */
export const secretPrefixes = { access: 'cpo_', refresh: 'cpr_', client: 'cps_' } as const;

/** Whether a bearer token is one that a program got from a person. */
export function isAccessToken(token: string): boolean {
  return token.startsWith(secretPrefixes.access);
}

/** How a token is stored: the prefix is not part of it. */
export function storedTokenOf(token: string, prefix: string): string {
  return hashOf(token.slice(prefix.length));
}

/** 256 bits, so that a fast hash is enough. */
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
