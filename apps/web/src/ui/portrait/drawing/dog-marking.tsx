import type { Coat } from '../coats.ts';
import type { Marking } from '../portrait.ts';
import { BothSides } from './both-sides.tsx';

const blaze =
  'M112 20C106 42 108 62 109 78C109.4 92 103 102 94 110H146C137 102 130.6 92 131 78C132 62 134 42 128 20Z';
const patch = 'M128 20C122 40 123 58 124.5 74C126 92 132 106 140 114C152 123 172 121 181 108L204 60L160 6Z';
const mask =
  'M120 84C114 74 104 70 94 71C80 72 71 82 71 96C71 110 82 120 96 120L144 120C158 120 169 110 169 96C169 82 160 72 146 71C136 70 126 74 120 84Z';

/** What lies on the forehead, inside the head's outline. */
export function DogMarking({ marking, coat }: { readonly marking: Marking; readonly coat: Coat }) {
  if (marking === 'patch') return <path d={patch} fill={coat.mark ?? coat.ear} />;
  if (marking === 'mask') return <path d={mask} fill={coat.mark ?? coat.ear} />;
  if (marking === 'none') return null;
  return (
    <>
      <path d={blaze} fill={coat.light} />
      {marking === 'tan' && (
        <BothSides>
          <ellipse cx="95" cy="71.5" rx="8" ry="5.3" transform="rotate(-14 95 71.5)" fill="#C5863F" />
        </BothSides>
      )}
    </>
  );
}
