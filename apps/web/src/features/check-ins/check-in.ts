import type { checkIns, connections, OutputOf } from '@clearpaw/contract';
import type { PetIdentity } from '../../ui/pet/index.ts';

export type CheckIn = OutputOf<typeof checkIns.checkIn>;
/** Who is shown for an arrival. */
export function faceOf({ petId, petName, species, colour, photoPath }: CheckIn): PetIdentity {
  return { id: petId, name: petName, species: species ?? 'other', colour, photoPath };
}

export type Scanned = OutputOf<typeof checkIns.scanBadge>;
export type OnSiteMessage = OutputOf<typeof checkIns.watchCheckIns>;
export type OtherLocationPet = OutputOf<typeof connections.listPetsAtOtherLocations>['items'][number];
/** A pet that was found by name, here or through another location. */
export type SearchedPet = ScannerPet | OtherLocationPet;
export type ScannerPet = OutputOf<typeof connections.listConnections>['items'][number];
