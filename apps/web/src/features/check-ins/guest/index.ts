export { CheckInLinks } from './check-in-links.tsx';
export { forgetGuest } from './forget-guest.ts';
export { GuestCheckIn } from './guest-check-in.tsx';
export { ServiceAnimalInfo } from './service-animal-info.tsx';
