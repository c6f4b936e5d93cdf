/** The door: camera, answer, decision. */
export { ScannerPage } from './door-view.tsx';
/** Why somebody comes in against the verdict. */
export { OverrideDialog } from './override-dialog.tsx';
/** The same gate for a pet found by name. */
export { ScannedPet } from './pet-at-door.tsx';
/** In place of the door while the plan has ended. */
export { ScanClosed } from './scan-closed.tsx';
