export { PetPortrait } from './pet-portrait.tsx';
export type { Blanket, Portrait } from './portrait.ts';
export { blanketFor, type PortraitOptions, portraitFor } from './portrait-for.ts';
export { portraitSpecies } from './species.ts';
