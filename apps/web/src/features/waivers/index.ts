export { CheckView } from './check-view.tsx';
export { forgetKiosk, KioskView } from './kiosk/index.ts';
export { MySignaturesPanel, signedListMessage } from './my-signatures-panel.tsx';
export { SignView } from './sign-view.tsx';
export { VersionView } from './versions/index.ts';
export { WaiverView } from './waiver-view.tsx';
export { WaiversView } from './waivers-view.tsx';
