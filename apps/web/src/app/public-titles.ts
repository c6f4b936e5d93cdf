import { publicPaths } from '../paths/index.ts';
import { publicTitleMessages } from './public-title-messages.gen.ts';

/** The window's title of each public page; apart from the others, because every first visit loads it. */
export const publicTitles = {
  [publicPaths.login]: publicTitleMessages.login,
  [publicPaths.register]: publicTitleMessages.register,
  [publicPaths.forgotPassword]: publicTitleMessages.forgotPassword,
  [publicPaths.terms]: publicTitleMessages.terms,
  [publicPaths.privacy]: publicTitleMessages.privacy,
  [publicPaths.cookies]: publicTitleMessages.cookies,
  [publicPaths.acceptableUse]: publicTitleMessages.acceptableUse,
};
