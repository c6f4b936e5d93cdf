export { BrandMark } from './brand-mark.tsx';
export { Wordmark } from './wordmark.tsx';
