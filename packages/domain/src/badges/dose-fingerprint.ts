/** How many characters of the base64url SHA-256 make a fingerprint: 132 bits, so that no two doses share one. */
export const fingerprintLength = 22;

/**
 * The text that is hashed to a dose's fingerprint. It identifies the dose on a badge, which carries no record ids. The
 * fingerprint alone reveals neither pet nor vaccine.
 */
export function fingerprintText(
  petId: string,
  dose: { readonly vaccine: string; readonly administeredOn: string },
): string {
  return `${petId} ${dose.vaccine} ${dose.administeredOn}`;
}
