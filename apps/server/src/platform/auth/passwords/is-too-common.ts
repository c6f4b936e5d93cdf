import { readFileSync } from 'node:fs';

const list = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
);

/**
 * Whether a password is among the first that an attacker would try: one of the 3,000 most common ones (OWASP ASVS
 * 6.2.4), one repeated character, or the person's own address. Decision 0050.
 */
export function isTooCommon(password: string, email?: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (list.has(plain.trim())) return true;
  if (new Set(plain).size <= 1) return true;
  const address = email?.toLowerCase();
  return address !== undefined && (plain === address || plain === address.split('@')[0]);
}
