import { petMessages } from './messages.gen.ts';

/** The names of the species, in the language of the page. */
export const useSpeciesNames = () => petMessages.species;
