/** A pet's badge, to be shown at a door. */
export { BadgeView } from './badge-view.tsx';
/** What is shown on a badge, live. */
export { useBoundBadge, useLiveCode } from './use-live-badge.ts';
/** Texts on a badge. */
export { badgeWords } from './words.ts';
