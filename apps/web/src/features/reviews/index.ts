/** Records that wait to be looked at. */
export { ReviewsView } from './reviews-view.tsx';
