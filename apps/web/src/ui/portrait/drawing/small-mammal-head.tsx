import { BothSides } from './both-sides.tsx';
import { DotEyes, Mouth, Nose } from './face.tsx';
import type { HeadProps } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath(
  'M120 52 C152 52 172 72 180 100 C186 118 196 126 194 142 C190 166 156 178 120 178',
);
const blaze =
  'M113 46C109 66 110 82 111 96C111.6 112 103 124 92 132H148C137 124 128.4 112 129 96C130 82 131 66 127 46Z';
const shade = 'M154 46C176 84 176 134 148 182H214V46Z';

/** A hamster or a guinea pig: round ears, full cheeks. */
export function SmallMammalHead({ coat, clip }: HeadProps) {
  return (
    <>
      <BothSides>
        <ellipse cx="72" cy="70" rx="22" ry="23" fill={coat.coat} />
        <ellipse cx="74" cy="73" rx="12.6" ry="13.6" fill="#E9B4AB" />
      </BothSides>
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <path d={blaze} fill={coat.light} />
        <BothSides>
          <ellipse cx="96" cy="152" rx="32" ry="26" fill={coat.light} />
        </BothSides>
      </g>
      <Mouth from={143} fall={9} width={13} depth={6.4} stroke={3.5} />
      <Nose top={130} width={18} height={14} colour="#D98F86" />
      <DotEyes y={110} apart={35} rim={coat.rim} size={[7.4, 8.8]} />
    </>
  );
}
