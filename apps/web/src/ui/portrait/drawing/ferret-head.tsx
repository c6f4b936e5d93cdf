import { BothSides } from './both-sides.tsx';
import { DotEyes, Mouth, Nose } from './face.tsx';
import type { HeadProps } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath('M120 40 C160 40 182 64 182 96 C182 120 166 132 154 148 C146 162 136 170 120 170');
const crown = 'M50 84Q72 74 87.3 79C96 64 107 56.6 120 56.6C133 56.6 144 64 152.7 79Q168 74 190 84V20H50Z';
const mask =
  'M50 100C62 88 76 83.6 88 86C103 89.6 107 103.8 120 103.8C133 103.8 137 89.6 152 86C164 83.6 178 88 190 100L178 121.3C168 126 156 126.6 146 122C138 118.4 130 116.2 120 116.2C110 116.2 102 118.4 94 122C84 126.6 72 126 62 121.3Z';
const shade = 'M150 30C182 74 178 120 142 176H204V30Z';

/** A light's own shade: the face is the light plane here, so its cut is a step of the light. */
const lightShade = '#E9DAC0';

export function FerretHead({ coat, clip }: HeadProps) {
  return (
    <>
      <BothSides>
        <circle cx="67" cy="64" r="20" fill={coat.coat} />
        <circle cx="70" cy="66" r="11.6" fill={coat.ear} />
      </BothSides>
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.light} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={lightShade} />
        <path d={crown} fill={coat.coat} />
        <path d={mask} fill={coat.mark} />
      </g>
      <Mouth from={143} fall={9.6} width={17.4} depth={8} stroke={3.6} />
      <Nose top={126} width={22.4} height={18} colour={coat.nose} />
      <DotEyes y={104} apart={28.6} />
    </>
  );
}
