/** Larger than the FHIR record of any animal; reading it takes a fraction of a second. */
export const maxFhirBytes = 5 * 1024 * 1024;

const maxStartBytes = 64;

/** Whether bytes are a FHIR resource as JSON. Its content is not checked. */
export function isFhir(bytes: Buffer): boolean {
  if (bytes.length > maxFhirBytes || !beginsAsObject(bytes)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'resourceType')) return false;
    return typeof (value as { readonly resourceType: unknown }).resourceType === 'string';
  } catch {
    return false;
  }
}

function beginsAsObject(bytes: Buffer): boolean {
  return /^\ufeff?[ \t\r\n]*\{/.test(bytes.subarray(0, maxStartBytes).toString('utf8'));
}
