/** The functions of businesses. */
export { businesses } from './business-functions.ts';
/** A business by id or short name, for anyone signed in. */
export { type BusinessReference, findBusiness } from './find-business.ts';
