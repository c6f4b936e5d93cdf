export { forgetOldDaily } from './forget-old.ts';
