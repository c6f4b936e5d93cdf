import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';

const rue = portraitFor({
  id: 'rue',
  name: 'Rue',
  species: 'dog',
  coat: 'white',
  ears: 'upright',
  marking: 'patch',
  collar: 'clay',
  turn: 2,
});
const domino = portraitFor({
  id: 'domino',
  name: 'Domino',
  species: 'cat',
  coat: 'tuxedo',
  marking: 'bicolour',
  turn: -3,
});
const tofu = portraitFor({
  id: 'tofu',
  name: 'Tofu',
  species: 'rabbit',
  coat: 'snow',
  ears: 'lop',
  marking: 'blaze',
  turn: 3,
});

/** Three pets in an open door. */
export function UpgradePicture() {
  return (
    <div aria-hidden="true" className="relative h-72 lg:h-auto">
      <span className="absolute inset-x-[12%] top-[8%] bottom-0 rounded-t-full bg-deep-arch max-lg:inset-x-[20%]" />
      <span className="-start-[4%] absolute bottom-0 w-[54%] max-lg:start-[10%] max-lg:w-[30%]">
        <PetPortrait appearance={domino} />
      </span>
      <span className="-end-[3%] absolute bottom-0 z-1 w-[47%] max-lg:end-[10%] max-lg:w-[28%]">
        <PetPortrait appearance={tofu} />
      </span>
      <span className="absolute bottom-0 start-[11%] w-[82%] max-lg:start-[30%] max-lg:w-[42%]">
        <PetPortrait appearance={rue} />
      </span>
    </div>
  );
}
