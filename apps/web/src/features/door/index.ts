/** What anyone may know of a business. */
export { BusinessPage } from './business-page.tsx';
/** The page behind the poster, for an owner who has come. */
export { SelfCheckInPage } from './door-view.tsx';
/** The same page for an account without pets. */
export { OtherAccount } from './other-account.tsx';
/** The poster itself. */
export { PosterView } from './poster-view.tsx';
/** The same page for whoever is not signed in. */
export { SignInPanel } from './sign-in-panel.tsx';
/** Texts at the door. */
export { selfCheckInMessages } from './words.ts';
