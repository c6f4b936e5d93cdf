/** The door: camera, answer, decision. */

/** Why someone comes in against the verdict. */
export { OverrideDialog } from './override-dialog.tsx';
/** In place of the door while the plan has ended. */
export { ScanClosed } from './scan-closed.tsx';
/** The same gate for a pet found by name. */
export { ScannedPet } from './scanned-pet.tsx';
export { ScannerPage } from './scanner-page.tsx';
