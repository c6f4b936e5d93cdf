/** What a kiosk keeps goes with whoever opened it. */
export { forgetKiosk } from './kiosk-store.ts';
/** The locked screen of a place's own device. */
export { KioskView } from './kiosk-view.tsx';
/** What was signed here and still waits. */
export { SigningsBar } from './signings-bar.tsx';
