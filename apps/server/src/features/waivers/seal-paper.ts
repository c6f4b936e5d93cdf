import { createHash } from 'node:crypto';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

/** The document and its hash; from here on no byte of it may change. */
export async function sealPaper(paper: Paper): Promise<{ pdf: Buffer; sha256: string }> {
  const pdf = await drawPaper(paper);
  return { pdf, sha256: hashOfBytes(pdf) };
}

export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
