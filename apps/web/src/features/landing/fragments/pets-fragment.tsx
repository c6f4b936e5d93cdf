import { classes } from '../../../ui/look/index.ts';
import { PetPortrait } from '../../../ui/portrait/index.ts';
import { pets } from '../sample-pets.ts';

const row = [
  { look: pets.sesame, place: '-left-4 top-[18%]' },
  { look: pets.otto, place: 'left-26 top-[10%]' },
  { look: pets.miso, place: 'left-62 top-[12%]' },
  { look: pets.pickle, place: 'left-91 top-[14%]' },
];

/** Four kinds of pet side by side, the last one half out of the picture: there is always room for one more. */
export function PetsFragment() {
  return (
    <div data-blanket="apricot" className="h-56 overflow-hidden bg-blanket">
      <div className="relative mx-auto h-full w-122">
        {row.map(({ look, place }) => (
          <div key={look.initial} className={classes('absolute w-48', place)}>
            <PetPortrait look={look} className="block w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
