import { encode } from 'uqr';

/** The modules of a QR code, level M, without a quiet zone (the drawing adds it). */
export function qrMatrixOf(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data;
}
