import type { Coat } from '../coats.ts';
import type { Ears } from '../portrait.ts';
import { BothSides } from './both-sides.tsx';

interface RabbitEarsProps {
  readonly ears: Ears;
  readonly coat: Coat;
}

const up = 'M92 84C70 62 54 8 72 -8C92 -20 116 30 114 78Z';
const upInside = 'M77 6C90 2 101 34 104 56Q96 58 89.5 61.5C80 46 70 16 77 6Z';
const bent = 'M148 84C158 74 166 54 170 28L148 2C136 22 124 50 126 78Z';
const bentInside = 'M149 14C141 26 135 42 134.5 56L147.5 60C151 46 153 28 149 14Z';
const flap =
  'M148 1C158 -4 172 -4 183 2C200 11 210 33 211 47C211 56 203 58 197 53C186 43 178 35 168 29L154 22C147 17 146 8 148 1Z';
const lop =
  'M90 59C77 49 60 49 48 57C34 67 28 90 28 116C28 142 36 165 49 166C60 166 66 152 70 136C73 118 76 104 84 88C92 74 93 66 90 59Z';

/** Upright ears, drawn behind the forehead. */
export function RabbitEarsBehind({ ears, coat }: RabbitEarsProps) {
  if (ears === 'lop') return null;
  const standing = (
    <>
      <path d={up} fill={coat.coat} />
      <path d={upInside} fill={coat.ear} />
    </>
  );
  if (ears === 'up') return <BothSides>{standing}</BothSides>;
  return (
    <>
      {standing}
      <path d={bent} fill={coat.coat} />
      <path d={bentInside} fill={coat.ear} />
      <path d={flap} fill={coat.shade} />
    </>
  );
}

/** Lop ears hang in front of the cheeks. */
export function RabbitEarsOver({ ears, coat }: RabbitEarsProps) {
  if (ears !== 'lop') return null;
  return (
    <BothSides>
      <path d={lop} fill={coat.shade} />
    </BothSides>
  );
}
