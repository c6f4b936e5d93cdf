import { CompactEncrypt } from 'jose';
import type { Resource } from '../../pet-exports/index.ts';

/**
 * Encrypts as the specification requires. Only text is compressed (to a tenth); pictures and PDFs would not become
 * smaller.
 */
export function encryptFile(resource: Resource, key: string): Promise<string> {
  const header = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' } as const;
  const compressed = resource.resourceType === 'Bundle' ? { ...header, zip: 'DEF' as const } : header;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(resource)))
    .setProtectedHeader(compressed)
    .encrypt(Buffer.from(key, 'base64url'));
}
