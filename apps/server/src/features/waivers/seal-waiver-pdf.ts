import { createHash } from 'node:crypto';
import { renderWaiverPdf } from './render-waiver-pdf.ts';
import type { WaiverPdf } from './waiver-pdf.ts';

/** The document and its hash; from here on no byte of it may change. */
export async function sealWaiverPdf(sealed: WaiverPdf): Promise<{ pdf: Buffer; sha256: string }> {
  const pdf = await renderWaiverPdf(sealed);
  return { pdf, sha256: hashOfBytes(pdf) };
}

export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
