import { publicPaths } from '../../paths/index.ts';
import { descriptionMessages } from './description-messages.gen.ts';

/** One sentence for each public page, for search engines and for previews of links. */
export const descriptions: Readonly<Record<string, string>> = {
  [publicPaths.landing]: descriptionMessages.landing,
  [publicPaths.login]: descriptionMessages.login,
  [publicPaths.register]: descriptionMessages.register,
  [publicPaths.forgotPassword]: descriptionMessages.forgotPassword,
  [publicPaths.terms]: descriptionMessages.terms,
  [publicPaths.privacy]: descriptionMessages.privacy,
  [publicPaths.cookies]: descriptionMessages.cookies,
  [publicPaths.acceptableUse]: descriptionMessages.acceptableUse,
};
