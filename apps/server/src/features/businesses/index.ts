/** The functions of businesses. */
export { businessFunctions } from './business-functions.ts';
/** The cover photo as anyone gets it. */
export { coverOf, coverPath, findCover } from './cover.ts';
export { previewVariant } from './cover-pictures.ts';
/** A business by id or short name, for anyone signed in. */
export { type BusinessReference, findBusiness } from './find-business.ts';
/** What happens to businesses when an account is deleted. */
export { type BusinessOf, closeBusinesses, findBusinessesOf } from './leave-businesses.ts';
/** Only what a business offers. */
export { requireService } from './require-service.ts';
/** Whose plan pays for a business. */
export { setPayer } from './set-payer.ts';
