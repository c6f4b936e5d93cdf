import { encode } from 'uqr';
import { livingCode } from './living-code.ts';

// Trying all eight masks would cost a slow phone a tenth of a second; for text this random any of them reads well.
const look = { ecc: 'M', border: 0, maskPattern: 3 } as const;

/** The modules of the specimen's code in its nth half minute. */
export function drawCode(turn: number): boolean[][] {
  return encode(livingCode(location.origin, turn), look).data;
}
