/** A pet's badge, to be shown at a door. */
export { BadgeView } from './badge-view.tsx';
/** Nothing of one person's pets stays for the next one. */
export { forgetBadges } from './device-key.ts';
/** Lost mode. */
export { LostPanel } from './lost-panel.tsx';
/** Texts on a badge. */
export { badgeMessages } from './messages.gen.ts';
/** The badge as this device keeps it, for the time without a network. */
export { useKeepFace, useKeptBadge } from './use-kept-badge.ts';
/** What is shown on a badge, live. */
export { useBoundBadge, useLiveCode } from './use-live-badge.ts';
