export { BadgeScreen } from './badge-screen.tsx';
export { BadgeTag } from './badge-tag.tsx';
export { BadgeVerdict } from './badge-verdict.tsx';
export { QrCode } from './qr-code.tsx';
