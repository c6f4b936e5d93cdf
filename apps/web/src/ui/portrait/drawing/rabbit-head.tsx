import { BothSides } from './both-sides.tsx';
import { DotEyes, Mouth, Nose } from './face.tsx';
import type { HeadProps } from './head.ts';
import { RabbitEarsBehind, RabbitEarsOver } from './rabbit-ears.tsx';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath('M120 54 C158 54 180 82 180 116 C180 152 154 174 120 174');
const blaze =
  'M112 50C107 66 108 82 110 98C111 112 105 124 97 131H143C135 124 129 112 130 98C132 82 133 66 128 50Z';
const shade = 'M156 50C174 84 172 130 148 178L206 178V50Z';

export function RabbitHead({ appearance, coat, clip }: HeadProps) {
  return (
    <>
      <RabbitEarsBehind ears={appearance.ears} coat={coat} />
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <path d={blaze} fill={coat.light} />
      </g>
      <ellipse cx="120" cy="161" rx="16" ry="12.4" fill={coat.light} />
      <BothSides>
        <ellipse cx="103" cy="150.4" rx="24" ry="21" fill={coat.light} />
      </BothSides>
      <Mouth from={142} fall={11} width={14} depth={7} stroke={3.5} />
      <Nose top={130} width={20} height={13} colour={coat.nose} />
      <DotEyes y={114} apart={34} size={[7.4, 9]} />
      <RabbitEarsOver ears={appearance.ears} coat={coat} />
    </>
  );
}
