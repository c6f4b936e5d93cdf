import { BothSides } from './both-sides.tsx';
import { CatMarking } from './cat-marking.tsx';
import { Mouth, Nose } from './face.tsx';
import { type HeadProps, ink } from './head.ts';
import { symmetricPath } from './symmetric-path.ts';

const head = symmetricPath(
  'M120 44 C162 44 190 72 190 110 C190 121 197 129 195 137 C182 140 177 150 167 157 C154 167 137 173 120 173',
);
const muzzle = symmetricPath('M120 125.4 C127 118 158 117 158 149 C158 168 140 176.6 120 176.6');
const ear = 'M54 104C46 74 44 40 48 20C49 13 57 12 62 16C80 29 98 46 106 62Z';
const earInside = 'M57.6 33.6C67 39 74 46 80.4 53.6C70 58 63 65 58.6 74.5C55.6 60 55.6 47 57.6 33.6Z';
const iris = 'M74.7 112.3C79 98 100 93.6 109.3 103.7C107 118 86.6 123 74.7 112.3Z';
const shade = 'M160 46C180 82 178 130 152 176L210 176V46Z';

/** Only a point cat's ears are dark; inside they are a tone between ear and rose. */
const earsOf = (marking: string, coat: HeadProps['coat']) =>
  marking === 'point' ? { outside: coat.ear, inside: '#A98268' } : { outside: coat.coat, inside: coat.ear };

export function CatHead({ appearance, coat, clip }: HeadProps) {
  const { outside, inside } = earsOf(appearance.marking, coat);
  return (
    <>
      <BothSides>
        <path d={ear} fill={outside} />
        <path d={earInside} fill={inside} />
      </BothSides>
      <clipPath id={clip}>
        <path d={head} />
      </clipPath>
      <path d={head} fill={coat.coat} />
      <g clipPath={`url(#${clip})`}>
        <path d={shade} fill={coat.shade} />
        <CatMarking marking={appearance.marking} coat={coat} />
      </g>
      <BothSides>
        <path d={iris} fill={appearance.eyes} />
        <ellipse cx="92" cy="108" rx="5.6" ry="10.4" fill={ink} />
      </BothSides>
      <path d={muzzle} fill={appearance.marking === 'point' ? '#F7EAD3' : coat.light} />
      <Mouth from={142} fall={9.5} width={19} depth={8} stroke={3.5} />
      <Nose top={130} width={18.6} height={13} colour={coat.nose} />
    </>
  );
}
