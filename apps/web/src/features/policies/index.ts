/** The four texts. */
export { acceptableUseWords } from './acceptable-use-words.ts';
export { cookiesWords } from './cookies-words.ts';
/** One policy as a page. */
export { PolicyPage } from './policy-page.tsx';
/** The day from which the texts hold. */
export { policyVersion } from './policy-text.ts';
export { privacyWords } from './privacy-words.ts';
export { termsWords } from './terms-words.ts';
