/** A paper-cut bust, drawn from a portrait's traits. */

/** The coats an animal can wear. */
export { type CoatName, coats } from './coats.ts';
export { PetPortrait } from './pet-portrait.tsx';
/** What a portrait consists of. */
export type { Blanket, Collar, Ears, Marking, Portrait } from './portrait.ts';
/** The traits of an animal, drawn by lot from its id; and its blanket alone. */
export { blanketFor, type PortraitOptions, portraitFor } from './portrait-for.ts';
/** The kinds of animal that have a drawing. */
export { type PortraitSpecies, portraitSpecies } from './species.ts';
