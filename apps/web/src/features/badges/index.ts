/** A pet's badge, to be shown at a door. */
export { BadgeView } from './badge-view.tsx';
/** Texts on a badge. */
export { badgeWords } from './words.ts';
