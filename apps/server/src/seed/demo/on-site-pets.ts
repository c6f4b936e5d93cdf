import type { Species } from '@clearpaw/domain';
import type { PetRow } from '../../features/pets/index.ts';
import { type BuilderServices, type BuiltAccount, buildPet } from '../builders/index.ts';
import { buildNeighbour } from './demo-accounts.ts';
import { bornYearsAgo } from './demo-days.ts';
import { dosesFor, giveDoses, type HealthStory } from './demo-doses.ts';

/** The service a pet usually uses at the daycare, and whether it is present now. */
export interface OnSitePet {
  readonly pet: PetRow;
  readonly service: string;
  readonly here: boolean;
}

type Line = readonly [
  name: string,
  species: Species,
  breed: string,
  years: number,
  owner: string,
  story: HealthStory,
  service: OnSitePet['service'],
  here: 'here' | 'away',
];

const lines: readonly Line[] = [
  ['Otis', 'dog', 'Border Collie', 5, 'Lena Fischer', 'bordetella-ends', 'daycare', 'here'],
  ['Hazel', 'dog', 'Beagle', 3, 'Lena Fischer', 'up-to-date', 'daycare', 'here'],
  ['Rue', 'dog', 'Jack Russell Terrier', 4, 'Jonas Weber', 'up-to-date', 'daycare', 'here'],
  ['Pip', 'dog', 'Chihuahua', 6, 'Ruth Castellanos', 'up-to-date', 'daycare', 'here'],
  ['Duke', 'dog', 'Doberman', 5, 'Tom Ellery', 'up-to-date', 'daycare', 'here'],
  ['Sol', 'dog', 'Golden Retriever', 3, 'Tom Ellery', 'up-to-date', 'daycare', 'here'],
  ['Maple', 'dog', 'Vizsla', 4, 'Amara Diallo', 'up-to-date', 'daycare', 'here'],
  ['Gus', 'dog', 'Weimaraner', 7, 'Noah Brandt', 'rabies-ends', 'daycare', 'here'],
  ['Ollie', 'dog', 'Shiba Inu', 3, 'Priya Nair', 'up-to-date', 'daycare', 'here'],
  ['Waffles', 'dog', 'Cavalier King Charles', 4, 'Priya Nair', 'up-to-date', 'daycare', 'here'],
  ['Cookie', 'dog', 'Cocker Spaniel', 6, 'Ruth Castellanos', 'rabies-expired', 'daycare', 'here'],
  ['Scout', 'dog', 'Australian Shepherd', 3, 'Grace Lindholm', 'up-to-date', 'daycare', 'away'],
  ['Luna', 'dog', 'Rottweiler', 4, 'Grace Lindholm', 'up-to-date', 'daycare', 'away'],
  ['Frankie', 'dog', 'Basenji', 5, 'Omar Haddad', 'bordetella-ends', 'daycare', 'away'],
  ['Ziggy', 'dog', 'Siberian Husky', 3, 'Amara Diallo', 'bordetella-waits', 'daycare', 'away'],
  ['Olive', 'dog', 'Italian Greyhound', 4, 'Jonas Weber', 'up-to-date', 'daycare', 'away'],
  ['Penny', 'dog', 'Cavalier King Charles', 6, 'Ida Solberg', 'rabies-missing', 'daycare', 'away'],
  ['Murphy', 'dog', 'Irish Setter', 8, 'Ida Solberg', 'up-to-date', 'daycare', 'away'],
  ['Mango', 'cat', 'Domestic longhair', 5, 'Farid Haddad', 'up-to-date', 'boarding', 'here'],
  ['Cleo', 'cat', 'Calico', 7, 'Farid Haddad', 'up-to-date', 'boarding', 'here'],
  ['Tofu', 'rabbit', 'Holland Lop', 2, 'Mei-Lin Zhao', 'up-to-date', 'boarding', 'here'],
  ['Nugget', 'ferret', 'Champagne ferret', 3, 'Mei-Lin Zhao', 'up-to-date', 'boarding', 'here'],
  ['Domino', 'cat', 'Tuxedo cat', 4, 'Noah Brandt', 'rabies-ends', 'boarding', 'here'],
  ['Pearl', 'cat', 'Siamese', 9, 'Omar Haddad', 'up-to-date', 'boarding', 'away'],
  ['Peanut', 'small_mammal', 'Guinea pig', 2, 'Hana Sato', 'nothing', 'boarding', 'here'],
  ['Teddy', 'dog', 'Goldendoodle', 3, 'Hana Sato', 'up-to-date', 'grooming', 'here'],
  ['Roxy', 'dog', 'Miniature Pinscher', 6, 'Carlos Vega', 'up-to-date', 'grooming', 'here'],
  ['Miso', 'cat', 'Ragdoll', 4, 'Carlos Vega', 'up-to-date', 'grooming', 'here'],
  ['Archie', 'dog', 'Old English Sheepdog', 5, 'Bridget Malone', 'up-to-date', 'grooming', 'away'],
  ['Daisy', 'dog', 'Poodle', 10, 'Bridget Malone', 'up-to-date', 'grooming', 'away'],
];

/** The daycare's regulars, with owners in the background. */
export async function buildOnSitePets(services: BuilderServices): Promise<readonly OnSitePet[]> {
  const owners = new Map<string, BuiltAccount>();
  const onSite: OnSitePet[] = [];
  for (const [index, [name, species, breed, years, ownerName, story, service, here]] of lines.entries()) {
    const owner = owners.get(ownerName) ?? (await buildNeighbour(services, ownerName, 1 + owners.size));
    owners.set(ownerName, owner);
    const pet = await buildPet(services, {
      owner,
      name,
      species,
      breed,
      bornOn: bornYearsAgo(services, years),
      bornOnPrecision: 'day',
      sex: index % 2 === 0 ? 'female' : 'male',
      sterilized: true,
      specimen: true,
    });
    await giveDoses(services, pet, dosesFor(species, story));
    onSite.push({ pet, service, here: here === 'here' });
  }
  return onSite;
}
