/** Today: who is here and what just happened. */
export { FloorView } from './floor-view.tsx';
