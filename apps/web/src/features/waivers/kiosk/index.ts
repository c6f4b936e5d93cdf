export { forgetKiosk } from './kiosk-store.ts';
export { KioskView } from './kiosk-view.tsx';
export { SigningsBar } from './signings-bar.tsx';
