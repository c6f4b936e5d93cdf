export { businessFunctions } from './business-functions.ts';
export { coverOf, coverPath, findCover } from './cover.ts';
export { previewVariant } from './cover-pictures.ts';
export { type BusinessReference, findBusiness } from './find-business.ts';
export { type BusinessOf, closeBusinesses, findBusinessesOf } from './leave-businesses.ts';
export { requireService } from './require-service.ts';
export { setPayer } from './set-payer.ts';
