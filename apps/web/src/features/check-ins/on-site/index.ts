/** Today: who is here and what just happened. */
export { OnSiteView } from './on-site-view.tsx';
/** Finds a connected pet by name. */
export { PetSearch } from './pet-search.tsx';
