import { PetGroup } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';

const looks = [
  portraitFor({ id: 'bear', species: 'dog', coat: 'cocoa', ears: 'floppy', marking: 'none', turn: -3 }),
  portraitFor({ id: 'rue', species: 'dog', coat: 'white', ears: 'upright', marking: 'patch', turn: 2 }),
  portraitFor({ id: 'juniper', species: 'cat', coat: 'slate-tabby', marking: 'tabby', turn: 4 }),
];

/** Below a short form, where no panel is beside it: on large screens the frame has its own picture. */
export function PetsBelow() {
  return <PetGroup looks={looks} className="mt-auto -mb-6 pt-10 lg:hidden" />;
}
