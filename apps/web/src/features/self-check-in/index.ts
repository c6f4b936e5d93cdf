/** Texts at check-in. */
export { selfCheckInMessages } from './messages.gen.ts';
/** The same page for an account without pets. */
export { OtherAccount } from './other-account.tsx';
/** The poster itself. */
export { PosterView } from './poster-view.tsx';
/** The page behind the poster, for an owner who has come. */
export { SelfCheckInPage } from './self-check-in-page.tsx';
