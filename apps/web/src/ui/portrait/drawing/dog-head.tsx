import { DogEarsBehind, DogEarsOver } from './dog-ears.tsx';
import { DogMarking } from './dog-marking.tsx';
import { DotEyes, Mouth, Nose } from './face.tsx';
import type { HeadProps } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath('M120 26 C164 26 184 52 184 86 C184 110 173 122 167 140 C161 162 144 176 120 176');
const muzzle = symmetricPath('M120 100 C143 100 159 120 159 143 C159 165 142 177 120 177');
const shade = 'M146 20C168 54 170 120 138 180L200 184L206 20Z';

export function DogHead({ appearance, coat, clip }: HeadProps) {
  return (
    <>
      <DogEarsBehind ears={appearance.ears} coat={coat} />
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <DogMarking marking={appearance.marking} coat={coat} />
      </g>
      <path d={muzzle} fill={coat.light} />
      {appearance.tongue && (
        <path
          d="M107.8 151H132.2C132.2 159 127 165.6 120 165.6C113 165.6 107.8 159 107.8 151Z"
          fill="#E2817A"
        />
      )}
      <Mouth from={135} fall={12} width={23.4} depth={9.6} />
      <Nose top={111} width={34} height={25} colour={coat.nose} />
      <DotEyes y={92} apart={27} rim={coat.rim} />
      <DogEarsOver ears={appearance.ears} coat={coat} />
    </>
  );
}
