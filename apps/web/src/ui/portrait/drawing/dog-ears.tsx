import type { Coat } from '../coats.ts';
import type { Ears } from '../portrait.ts';
import { BothSides } from './both-sides.tsx';

interface DogEarsProps {
  readonly ears: Ears;
  readonly coat: Coat;
}

const floppy = 'M76 44C48 28 22 44 16 82C12 112 20 150 42 154C64 158 70 126 73 102C75 84 86 62 76 44Z';
const upright = 'M66 92C50 62 42 26 46 8C47 2 54 1 59 5C80 19 98 38 106 56Z';
const uprightInside = 'M57 22C65 26 72 32 77.4 38.7C70 43 66 48 63 55.5C58.5 44 56.5 33 57 22Z';
const folded =
  'M93.6 43.6C84 36 72 28 62 25C58 24 55 25 52 27C40 38 33 54 34 66C34.4 72 35.6 76 37.4 79.7C52 77 78 66 93.6 43.6Z';

/** Upright ears grow behind the forehead. */
export function DogEarsBehind({ ears, coat }: DogEarsProps) {
  if (ears !== 'upright') return null;
  return (
    <BothSides>
      <path d={upright} fill={coat.coat} />
      <path d={uprightInside} fill={coat.ear} />
    </BothSides>
  );
}

/** Floppy and folded ears hang in front of the cheeks. */
export function DogEarsOver({ ears, coat }: DogEarsProps) {
  if (ears === 'upright') return null;
  return (
    <BothSides>
      <path d={ears === 'folded' ? folded : floppy} fill={coat.bare ? coat.shade : coat.ear} />
    </BothSides>
  );
}
