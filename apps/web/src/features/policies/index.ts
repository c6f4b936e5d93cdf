/** The four texts. */
export { acceptableUseMessages } from './acceptable-use-words.ts';
export { cookiesMessages } from './cookies-words.ts';
/** One policy as a page. */
export { PolicyPage } from './policy-page.tsx';
/** The day from which the texts hold. */
export { policyVersion } from './policy-text.ts';
export { privacyMessages } from './privacy-words.ts';
export { termsMessages } from './terms-words.ts';
