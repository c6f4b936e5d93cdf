/** The door: camera, answer, decision. */
export { DoorView } from './door-view.tsx';
/** The same gate for a pet found by name. */
export { PetAtDoor } from './pet-at-door.tsx';
/** In place of the door while the plan has ended. */
export { ScanClosed } from './scan-closed.tsx';
