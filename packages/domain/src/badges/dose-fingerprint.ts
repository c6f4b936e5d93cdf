/** How many characters of the base64url SHA-256 make a fingerprint: 132 bits, so that no two doses share one. */
export const fingerprintLength = 22;

/**
 * What the fingerprint of a dose is made of: enough to find the dose on a badge, which carries no record ids. From the
 * fingerprint alone neither pet nor vaccine can be read.
 */
export function fingerprintText(
  petId: string,
  dose: { readonly vaccine: string; readonly administeredOn: string },
): string {
  return `${petId} ${dose.vaccine} ${dose.administeredOn}`;
}
