export { TodaySkeleton } from './on-site-skeleton.tsx';
export { OnSiteView } from './on-site-view.tsx';
export { PetSearch } from './pet-search.tsx';
