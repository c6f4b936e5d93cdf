/** A paper-cut bust, drawn from a portrait's traits. */

export { PetPortrait } from './pet-portrait.tsx';
/** What a portrait consists of. */
export type { Blanket, Portrait } from './portrait.ts';
/** The traits of an animal, drawn by lot from its id; and its blanket alone. */
export { type PortraitOptions, portraitFor } from './portrait-for.ts';
/** The kinds of animal that have a drawing. */
export { portraitSpecies } from './species.ts';
