export { PetPortrait } from './pet-portrait.tsx';
export type { Blanket, Portrait } from './portrait.ts';
export { type PortraitOptions, portraitFor } from './portrait-for.ts';
export { portraitSpecies } from './species.ts';
