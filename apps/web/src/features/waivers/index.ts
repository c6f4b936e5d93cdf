/** A business's own device, handed to those who sign. */

/** Whether a sealed document is genuine. */
export { CheckView } from './check-view.tsx';
export { forgetKiosk, KioskView } from './kiosk/index.ts';
/** What an owner has signed. */
export { MySignaturesPanel } from './my-signatures-panel.tsx';
export { SignView } from './sign-view.tsx';
/** What a business has people sign. */
export { WaiversView } from './waivers-view.tsx';
