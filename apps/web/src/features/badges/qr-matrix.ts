import { qrModulesOf } from '@clearpaw/protocol';

/** The modules of a QR code, level M, without a quiet zone (the drawing adds it). */
export function qrMatrixOf(text: string): boolean[][] {
  return qrModulesOf(text);
}
