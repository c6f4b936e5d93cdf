import { petArchive } from '@clearpaw/protocol';
import { unzipSync } from 'fflate';
import { isFhir, maxFhirBytes } from './is-fhir.ts';

/** A record has its forms, its list of contents and its documents; a zip of more entries is something else. */
const mostEntries = 2_000;

/**
 * The FHIR document in a pet's record as a zip; null where there is none that could be read. Only this one file is
 * decompressed, and only where its stated size is one that a record can have.
 */
export function fhirInZip(zip: Buffer): Buffer | null {
  let entries = 0;
  try {
    const found = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        return entries <= mostEntries && name === petArchive.fhir && originalSize <= maxFhirBytes;
      },
    })[petArchive.fhir];
    const bytes = found && Buffer.from(found);
    return bytes && entries <= mostEntries && isFhir(bytes) ? bytes : null;
  } catch {
    return null;
  }
}
