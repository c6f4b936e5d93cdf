/** What was typed about a guest is no longer needed on this device. */
export { forgetGuest } from './forget-guest.ts';
/** A pet without an account, read from paper. */
export { GuestCheckIn } from './guest-lane.tsx';
/** The ways there from the scanner. */
export { CheckInLinks } from './lane-links.tsx';
/** What may be asked about a service animal. */
export { ServiceAnimalInfo } from './service-animal-lane.tsx';
