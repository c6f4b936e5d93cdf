declare const proof: unique symbol;

/** 128 random bits as 26 Base32 characters: the key of the online lookup, unguessable. */
export type BadgeCode = string & { readonly [proof]: 'BadgeCode' };

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsPerCharacter = 5;

/** Writes 16 random bytes as Base32 (RFC 4648, no padding, upper case). Throws for another length. */
export function badgeCodeFrom(bytes: Uint8Array): BadgeCode {
  if (bytes.length !== 16) throw new RangeError('A badge code is made of 16 bytes.');
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= bitsPerCharacter) {
      bits -= bitsPerCharacter;
      text += characters[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return `${text}${characters[(held << (bitsPerCharacter - bits)) & 31]}` as BadgeCode;
}

/**
 * Reads a code as typed: case, spaces and hyphens do not matter, and the digits that look like letters (0, 1, 8)
 * are read as those. The last character carries 3 bits, so only some are valid there. Null for anything else.
 */
export function parseBadgeCode(text: string): BadgeCode | null {
  const bare = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/0/g, 'O')
    .replace(/1/g, 'I')
    .replace(/8/g, 'B');
  if (!/^[A-Z2-7]{26}$/.test(bare)) return null;
  return characters.indexOf(bare.slice(-1)) % 4 === 0 ? (bare as BadgeCode) : null;
}

/** The address in the QR. The fragment stays in the browser and reaches no server log. */
export function badgeUrl(publicUrl: string, code: BadgeCode, fragment: string): string {
  return `${publicUrl}/v/${code}${fragment ? `#${fragment}` : ''}`;
}

/** The code of every sample badge: all zeros, which no pet gets, as codes are random. Scanners answer it by themselves. */
export const sampleBadgeCode: BadgeCode = badgeCodeFrom(new Uint8Array(16));
