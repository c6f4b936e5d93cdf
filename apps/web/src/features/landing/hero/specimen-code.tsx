import { useMemo } from 'react';
import { encode } from 'uqr';
import { QrCode } from '../../../ui/badge/index.ts';
import { livingCode } from './living-code.ts';

// Trying all eight masks would take a tenth of a second on a slow phone; for text this random, any mask is readable.
const appearance = { ecc: 'M', border: 0, maskPattern: 3 } as const;

/** The specimen's code in its nth half-minute. It is loaded after the page, because no real badge depends on it. */
export function SpecimenCode({ turn, label }: { readonly turn: number; readonly label: string }) {
  const matrix = useMemo(() => encode(livingCode(location.origin, turn), appearance).data, [turn]);
  return <QrCode matrix={matrix} label={label} />;
}
