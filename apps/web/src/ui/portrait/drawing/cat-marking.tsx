import type { Coat } from '../coats.ts';
import type { Marking } from '../portrait.ts';
import { BothSides } from './both-sides.tsx';

interface CatMarkingProps {
  readonly marking: Marking;
  readonly coat: Coat;
}

function Stripes({ colour }: { readonly colour: string | undefined }) {
  return (
    <g stroke={colour} fill="none" strokeLinecap="round">
      <path d="M119.8 38V75" strokeWidth="7.8" />
      <BothSides>
        <path d="M98.4 40 104 71" strokeWidth="7.8" />
        <path d="M46 115.6 71 120M40 132.8H73" strokeWidth="6" />
      </BothSides>
    </g>
  );
}

/** What lies on a cat's face, inside the head's outline. */
export function CatMarking({ marking, coat }: CatMarkingProps) {
  switch (marking) {
    case 'tabby':
      return <Stripes colour={coat.mark} />;
    case 'point':
      return (
        <path
          d="M120 84C145 84 157 95 161 112C163 128 160 142 156 152H84C80 142 77 128 79 112C83 95 95 84 120 84Z"
          fill={coat.mark}
        />
      );
    case 'calico':
      return (
        <>
          <path d="M124 30C124 62 134 96 160 108C178 114 196 108 204 92L190 36Z" fill={coat.mark} />
          <path d="M50 101C50 76 64 52 96 44C102 48 106 53 106 58C104 82 84 102 50 101Z" fill="#4A413B" />
        </>
      );
    default:
      return null;
  }
}
