/** What goes by itself when nobody can ask for it any more. */
export { forgetOldDaily } from './forget-old.ts';
