/** What a kiosk keeps goes with anyone who opened it. */
export { forgetKiosk } from './kiosk-store.ts';
/** The locked screen of a business's own device. */
export { KioskView } from './kiosk-view.tsx';
/** What was signed here and still waits. */
export { SigningsBar } from './signings-bar.tsx';
