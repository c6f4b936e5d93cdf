/** Today: who is here and what just happened. */
export { FloorView } from './floor/index.ts';
/** The door, by badge and by name. */
export { DoorView, PetAtDoor, ScanClosed } from './gate/index.ts';
