import { PetPortrait } from '../../../ui/portrait/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { samplePets } from '../sample-pets.ts';

const row = [
  { appearance: samplePets.sesame, business: '-start-4 top-[18%]' },
  { appearance: samplePets.otto, business: 'start-26 top-[10%]' },
  { appearance: samplePets.miso, business: 'start-62 top-[12%]' },
  { appearance: samplePets.pickle, business: 'start-91 top-[14%]' },
];

/** Four kinds of pet side by side, the last one partly outside the picture. */
export function PetsFragment() {
  return (
    <div data-blanket="apricot" className="h-56 overflow-hidden bg-blanket">
      <div className="relative mx-auto h-full w-122">
        {row.map(({ appearance, business }) => (
          <div key={appearance.initial} className={classes('absolute w-48', business)}>
            <PetPortrait appearance={appearance} className="block w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
