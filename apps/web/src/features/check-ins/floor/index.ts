/** Today: who is here and what just happened. */
export { OnSiteView } from './floor-view.tsx';
/** Finds a connected pet by name. */
export { PetSearch } from './pet-search.tsx';
