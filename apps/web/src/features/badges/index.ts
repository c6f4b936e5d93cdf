export { BadgeView } from './badge-view.tsx';
export { forgetBadges } from './device-key.ts';
export { LostPanel, useLostMode } from './lost-panel.tsx';
export { badgeMessages } from './messages.gen.ts';
export { useKeepFace, useKeptBadge } from './use-kept-badge.ts';
export { useBoundBadge, useLiveCode } from './use-live-badge.ts';
