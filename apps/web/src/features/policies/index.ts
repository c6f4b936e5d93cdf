export { acceptableUseMessages } from './acceptable-use-messages.gen.ts';
export { cookiesMessages } from './cookies-messages.gen.ts';
export { PolicyPage } from './policy-page.tsx';
export { privacyMessages } from './privacy-messages.gen.ts';
export { termsMessages } from './terms-messages.gen.ts';
