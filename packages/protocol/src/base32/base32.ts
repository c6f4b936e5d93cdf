const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsPerCharacter = 5;

/**
 * Writes bytes as Base32 (RFC 4648, no padding, upper case): characters that a QR code stores in its alphanumeric mode.
 */
export function encodeBase32(bytes: Uint8Array): string {
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
  return bits > 0 ? `${text}${characters[(held << (bitsPerCharacter - bits)) & 31]}` : text;
}

/**
 * Reads what `encodeBase32` wrote. Only that one encoding is accepted: no lower case, no padding, no left-over bits,
 * because a text that could be changed without changing its meaning could be passed off as another one. Null otherwise.
 */
export function decodeBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * bitsPerCharacter) / 8));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const character of text) {
    const value = characters.indexOf(character);
    if (value < 0) return null;
    held = (held << bitsPerCharacter) | value;
    bits += bitsPerCharacter;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return held === 0 && bits < bitsPerCharacter ? bytes : null;
}
