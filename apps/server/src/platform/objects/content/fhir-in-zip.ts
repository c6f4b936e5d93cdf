import { petArchive } from '@clearpaw/protocol';
import { unzipSync } from 'fflate';
import { isFhir, maxFhirBytes } from './is-fhir.ts';

/** A record has its formats, its list of contents and its documents; a zip with more entries is something else. */
const mostEntries = 2_000;

/**
 * The FHIR document in a pet's record as a zip; null if none can be read. Only this one file is decompressed, and only
 * if its stated size is plausible for a record.
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
