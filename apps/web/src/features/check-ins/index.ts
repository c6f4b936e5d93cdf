/** Today: who is here and what just happened. */
/** Finds a connected pet by name. */

/** Several pets of one owner at once. */
export { GroupDialog } from './group/index.ts';
/** The lanes beside the scanner: guests on paper, and service animals. */
export { forgetGuest, GuestCheckIn, ServiceAnimalInfo } from './guest/index.ts';
/** The scanner opens without a network, until its person signs out. */
export { clearOfflineStore, saveBusiness, useOfflineBusiness } from './offline/index.ts';
export { OnSiteView, PetSearch } from './on-site/index.ts';
/** The door, by badge and by name. */
export { ScanClosed, ScannedPet, ScannerPage } from './scanner/index.ts';
