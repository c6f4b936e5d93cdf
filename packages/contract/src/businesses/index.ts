/** A business as its members, or anyone signed in, see it. */
export { business } from './business.ts';
/** The functions of businesses. */
export { businesses } from './business-functions.ts';
