import { ContentInfo, SignedData } from 'pkijs';
import { certificatesOf } from './certificates.ts';
import { engine } from './engine.ts';

/** Why a document is not the one that was signed. */
export type PdfFault = 'not_signed' | 'not_whole' | 'changed' | 'unknown_authority';

const rangePattern = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/;

/** The signature of a document, and the bytes it covers; null if it does not cover all of them. */
function signatureOf(
  pdf: Buffer,
): { signature: Uint8Array; signed: Uint8Array } | 'not_signed' | 'not_whole' {
  const range = rangePattern.exec(pdf.toString('latin1'))?.slice(1).map(Number);
  if (!range) return 'not_signed';
  const [start = -1, length = 0, next = 0, rest = 0] = range;
  const isWhole = start === 0 && next > length && next + rest === pdf.length;
  if (!isWhole) return 'not_whole';
  const written = pdf.subarray(length, next).toString('latin1');
  const hex = /^<([0-9a-fA-F]+)>$/.exec(written)?.[1];
  if (hex === undefined) return 'not_whole';
  const signed = Buffer.concat([pdf.subarray(0, length), pdf.subarray(next)]);
  const bytes = Buffer.from(hex, 'hex');
  const size = derLength(bytes);
  // The unused part of the space reserved for the signature must be filled with zeros.
  if (bytes.subarray(size).some((byte) => byte !== 0)) return 'not_whole';
  return { signature: bytes.subarray(0, size), signed };
}

/** The length of the value at the beginning of a DER encoding, including its header. */
function derLength(bytes: Uint8Array): number {
  const first = bytes[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const digits = first & 0x7f;
  return 2 + digits + bytes.subarray(2, 2 + digits).reduce((sum, byte) => sum * 256 + byte, 0);
}

/**
 * Checks a signed PDF like any other program: with only the certificate of the authority. Null: it is unchanged since
 * it was signed.
 */
export async function findPdfFault(pdf: Buffer, authorityPem: string): Promise<PdfFault | null> {
  const found = signatureOf(pdf);
  if (typeof found === 'string') return found;
  try {
    const content = ContentInfo.fromBER(Uint8Array.from(found.signature));
    const signed = new SignedData({ schema: content.content });
    const result = await signed.verify(
      {
        signer: 0,
        data: Uint8Array.from(found.signed).buffer,
        trustedCerts: certificatesOf(authorityPem),
        checkChain: true,
        extendedMode: true,
      },
      engine,
    );
    return result.signatureVerified === true && result.signerCertificateVerified === true ? null : 'changed';
  } catch (problem) {
    const { signatureVerified } = Object(problem) as { signatureVerified?: boolean };
    return signatureVerified === true ? 'unknown_authority' : 'changed';
  }
}
