/** States, age, weight and microchip of a pet. */

export { firstPossibleBirth, type KnownBirth } from './first-possible-birth.ts';
export { formatMicrochip, type Microchip, parseMicrochip } from './microchip.ts';
export { type PetAge, petAge } from './pet-age.ts';
export {
  daysLeftToRestore,
  erasedFrom,
  type KeptPetState,
  keptPetStates,
  type PetState,
  petStates,
} from './pet-state.ts';
export { kgFrom, type WeightUnit, weightIn, weightUnits } from './weight-unit.ts';
