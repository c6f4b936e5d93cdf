import { BothSides } from './both-sides.tsx';
import { DotEyes } from './face.tsx';
import type { HeadProps } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath('M120 44 C162 44 184 74 184 112 C184 152 156 176 120 176');
const crest = 'M104 52C96 36 98 20 108 10C110 20 114 26 119 30C120 20 126 12 136 8C134 20 136 34 140 50Z';
const shade = 'M150 40C176 78 176 132 146 180H210V40Z';
const face = symmetricPath('M120 84 C140 80 168 92 168 122 C168 150 146 166 120 166');
const beak = symmetricPath('M120 106 C134 106 141 113 141 121 C141 134 131 142 120 152');
const lower = symmetricPath('M120 140 C128 140 133 143 132 148 C131 156 126 160 120 160');

/** A parrot-like head: the beak replaces nose and mouth. */
export function BirdHead({ coat, clip }: HeadProps) {
  return (
    <>
      <path d={crest} fill={coat.ear} />
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <path d={face} fill={coat.light} />
      </g>
      <BothSides>
        <ellipse cx="78" cy="136" rx="13" ry="10.6" fill={coat.mark} />
      </BothSides>
      <path d={lower} fill="#8A5D33" />
      <path d={beak} fill={coat.nose} />
      <BothSides>
        <circle cx="113.6" cy="114.6" r="2.1" fill="#7A4E29" />
      </BothSides>
      <DotEyes y={104} apart={36} size={[7.2, 8.6]} />
    </>
  );
}
