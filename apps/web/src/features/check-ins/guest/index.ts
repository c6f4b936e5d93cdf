/** What was typed about a guest is no longer needed on this device. */

/** The ways there from the scanner. */
export { CheckInLinks } from './check-in-links.tsx';
export { forgetGuest } from './forget-guest.ts';
/** A pet without an account, read from paper. */
export { GuestCheckIn } from './guest-check-in.tsx';
/** What may be asked about a service animal. */
export { ServiceAnimalInfo } from './service-animal-info.tsx';
