export { GroupDialog } from './group/index.ts';
export { forgetGuest, GuestCheckIn, ServiceAnimalInfo } from './guest/index.ts';
export { IntakeContext, type IntakeParts } from './intake-parts.ts';
export { clearOfflineStore, saveBusiness, useOfflineBusiness } from './offline/index.ts';
export { OnSiteView, PetSearch, TodaySkeleton } from './on-site/index.ts';
export { ScanClosed, ScannedPet, ScannerPage } from './scanner/index.ts';
