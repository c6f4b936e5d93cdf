/** What was done at a place. */
export { TrailView } from './trail-view.tsx';
