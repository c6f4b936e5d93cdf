import { BothSides } from './both-sides.tsx';
import { DotEyes } from './face.tsx';
import { type HeadProps, ink } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath('M120 34 C148 34 166 50 170 76 C173 100 163 122 160 146 C157 174 142 188 120 188');
const blaze =
  'M114 40C108 60 112 92 114 112C115 124 112 132 108 140H132C128 132 125 124 126 112C128 92 132 60 126 40Z';
const muzzle = symmetricPath('M120 138 C146 138 158 150 157 166 C156 184 142 193 120 193');
const shade = 'M140 26C162 62 164 140 138 198H204V26Z';
const ear = 'M78 62C66 44 64 22 70 6C72 1 77 1 80 5C92 18 100 34 102 48Z';
const earInside = 'M75 20C82 27 88 36 91 44C86 46 81 50 79 54C75 44 73 32 75 20Z';
const forelock =
  'M98 34C108 24 134 24 142 34C136 44 138 62 128 78C124 70 122 66 118 62C116 70 112 76 106 80C106 64 98 50 98 34Z';

/** A horse: long nose, small ears, a forelock between them. */
export function HorseHead({ coat, clip }: HeadProps) {
  return (
    <>
      <BothSides>
        <path d={ear} fill={coat.coat} />
        <path d={earInside} fill={coat.ear} />
      </BothSides>
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <path d={blaze} fill={coat.light} />
      </g>
      <path d={muzzle} fill={coat.light} />
      <BothSides>
        <ellipse cx="102" cy="160" rx="4.6" ry="6" transform="rotate(18 102 160)" fill={ink} />
      </BothSides>
      <path
        d="M100 177C108 184 132 184 140 177"
        fill="none"
        stroke={ink}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path d={forelock} fill={coat.ear} />
      <DotEyes y={94} apart={33} rim={coat.rim} />
    </>
  );
}
