import { BothSides } from './both-sides.tsx';
import { DotEyes } from './face.tsx';
import { type HeadProps, ink } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath('M120 62 C142 62 156 58 170 66 C192 78 198 104 190 126 C182 152 156 174 120 174');
const jaw = symmetricPath('M120 136 C150 136 176 128 194 112 C192 152 158 178 120 178');
const shade = 'M158 50C178 86 176 132 142 182H212V50Z';

/** A gecko's wide head: eyes far out with a light rim, one long calm mouth. */
export function ReptileHead({ coat, clip }: HeadProps) {
  return (
    <>
      <BothSides>
        <circle cx="74" cy="88" r="22" fill={coat.coat} />
      </BothSides>
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <path d={jaw} fill={coat.light} />
      </g>
      <g fill={coat.mark}>
        <ellipse cx="120" cy="78" rx="9" ry="6.4" />
        <BothSides>
          <ellipse cx="106" cy="94" rx="5" ry="4" />
        </BothSides>
      </g>
      <BothSides>
        <ellipse cx="112.4" cy="122" rx="1.9" ry="2.4" fill={ink} />
      </BothSides>
      <path
        d="M90 142C102 151 110 153 120 153C130 153 138 151 150 142"
        fill="none"
        stroke={ink}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <DotEyes y={94} apart={44} rim={coat.light} />
    </>
  );
}
