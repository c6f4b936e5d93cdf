/** The four texts. */
export { acceptableUseMessages } from './acceptable-use-messages.ts';
export { cookiesMessages } from './cookies-messages.ts';
/** One policy as a page. */
export { PolicyPage } from './policy-page.tsx';
export { privacyMessages } from './privacy-messages.ts';
export { termsMessages } from './terms-messages.ts';
