/** What a pet can be: still with us and shown, put aside, or remembered. */

/** The earliest day a pet can have been born. */
export { firstPossibleBirth, type KnownBirth } from './first-possible-birth.ts';
/** Microchip numbers, as printed and as kept. */
export { formatMicrochip, type Microchip, parseMicrochip } from './microchip.ts';
/** How old a pet is. */
export { type PetAge, petAge } from './pet-age.ts';
export {
  daysLeftToRestore,
  erasedFrom,
  type KeptPetState,
  keptPetStates,
  type PetState,
  petStates,
} from './pet-state.ts';
/** Pounds and kilograms. */
export { kgFrom, type WeightUnit, weightIn, weightUnits } from './weight-unit.ts';
