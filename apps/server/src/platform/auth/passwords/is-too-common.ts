import { readFileSync } from 'node:fs';

const list = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
);

/** Words of this product that are guessed first for its accounts (OWASP ASVS 6.1.2 and 6.2.11). */
const ownWords = /clearpaw|petowner|petbusiness|password/g;

/** Own words with nothing but digits and signs beside them, such as "Clearpaw-2026!". */
function isOwnWord(plain: string): boolean {
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  return letters !== '' && letters.replaceAll(ownWords, '') === '';
}

/**
 * Whether a password is among the first that an attacker would try: one of the 3,000 most common ones (OWASP ASVS
 * 6.2.4), one repeated character, words of this product, or the person's own address. Decision 0050.
 */
export function isTooCommon(password: string, email?: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (list.has(plain.trim())) return true;
  if (new Set(plain).size <= 1 || isOwnWord(plain)) return true;
  const address = email?.toLowerCase();
  return address !== undefined && (plain === address || plain === address.split('@')[0]);
}
