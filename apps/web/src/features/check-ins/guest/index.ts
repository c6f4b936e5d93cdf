/** What was typed about a guest is no longer needed on this device. */
export { forgetGuest } from './forget-guest.ts';
/** A pet without an account, read from paper. */
export { GuestLane } from './guest-lane.tsx';
/** The ways there from the scanner. */
export { LaneLinks } from './lane-links.tsx';
/** What may be asked about a service animal. */
export { ServiceAnimalLane } from './service-animal-lane.tsx';
