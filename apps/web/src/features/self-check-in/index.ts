export { selfCheckInMessages } from './messages.gen.ts';
export { OtherAccount } from './other-account.tsx';
export { PosterView } from './poster-view.tsx';
export { SelfCheckInPage } from './self-check-in-page.tsx';
