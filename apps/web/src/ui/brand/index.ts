/** Three toes and a pad that is a check. */
export { BrandMark } from './brand-mark.tsx';
/** The mark and the name beside it. */
export { Wordmark } from './wordmark.tsx';
