declare const proof: unique symbol;

/** A chip number without separators: 15 digits (ISO 11784), 9 digits or 10 characters (older formats). */
export type Microchip = string & { readonly [proof]: 'Microchip' };

/** The 12-digit part is a 38-bit value; a higher one cannot come from a real chip. Source: ISO 11784. */
const largestSerial = 274_877_906_943;

/**
 * Reads a number as printed, with spaces, dots, hyphens or asterisks; null if it is not valid. 999 is the prefix of
 * test transponders and 000 belongs to no country, so neither is a real pet's.
 */
export function parseMicrochip(text: string): Microchip | null {
  const bare = text.toUpperCase().replace(/[\s.*-]/g, '');
  if (/^[0-9]{9}$/.test(bare)) return bare as Microchip;
  if (/^[0-9A-F]{10}$/.test(bare)) return bare as Microchip;
  return isIsoNumber(bare) ? (bare as Microchip) : null;
}

function isIsoNumber(bare: string): boolean {
  if (!/^[0-9]{15}$/.test(bare)) return false;
  const prefix = Number(bare.slice(0, 3));
  return prefix > 0 && prefix < 999 && Number(bare.slice(3)) <= largestSerial;
}

/** In groups of three, as on the certificate: 985 112 004 417 863. */
export function formatMicrochip(chip: string): string {
  return chip.replace(/(.{3})(?=.)/g, '$1 ');
}
