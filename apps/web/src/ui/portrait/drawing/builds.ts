import type { PortraitSpecies } from '../species.ts';
import type { Build } from './torso.ts';

const builds: Record<Exclude<PortraitSpecies, 'other'>, Build> = {
  dog: { neck: 44, shoulder: 95, drop: 0 },
  cat: { neck: 39, shoulder: 82, drop: 4.4 },
  rabbit: { neck: 36, shoulder: 78, drop: 3 },
  ferret: { neck: 41, shoulder: 66, drop: 2.3 },
  bird: { neck: 46, shoulder: 80, drop: 4 },
  reptile: { neck: 38, shoulder: 84, drop: 2 },
  small_mammal: { neck: 44, shoulder: 82, drop: 5 },
  horse: { neck: 38, shoulder: 90, drop: 10 },
};

/** The build of a kind of animal. */
export const buildOf = (species: Exclude<PortraitSpecies, 'other'>): Build => builds[species];
