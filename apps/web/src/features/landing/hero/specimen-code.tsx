import { useMemo } from 'react';
import { encode } from 'uqr';
import { QrCode } from '../../../ui/badge/index.ts';
import { livingCode } from './living-code.ts';

// Trying all eight masks would cost a slow phone a tenth of a second; for text this random any of them reads well.
const appearance = { ecc: 'M', border: 0, maskPattern: 3 } as const;

/** The specimen's code in its nth half minute. It is fetched after the page: no badge of a real pet waits for it. */
export function SpecimenCode({ turn, label }: { readonly turn: number; readonly label: string }) {
  const matrix = useMemo(() => encode(livingCode(location.origin, turn), appearance).data, [turn]);
  return <QrCode matrix={matrix} label={label} />;
}
