/** The whole screen of a badge. */
export { BadgeScreen } from './badge-screen.tsx';
/** The badge: a tag on its cord. */
export { BadgeTag } from './badge-tag.tsx';
/** The verdict at the foot of a badge. */
export { BadgeVerdict } from './badge-verdict.tsx';
/** A code to be scanned, and its modules. */
export { QrCode } from './qr-code.tsx';
