/** Today: who is here and what just happened. */
/** Finds a connected pet by name. */
export { FloorView, PetSearch } from './floor/index.ts';
/** The door, by badge and by name. */
export { DoorView, PetAtDoor, ScanClosed } from './gate/index.ts';
/** The lanes beside the scanner: guests on paper, and service animals. */
export { forgetGuest, GuestLane, ServiceAnimalLane } from './guest/index.ts';
/** The scanner opens without a network, until its person signs out. */
export { forgetDoor, keepPlace, useOfflinePlace } from './offline/index.ts';
