import { publicPaths } from '../paths/index.ts';
import { defineMessages } from '../platform/messages/index.ts';

const en = {
  [publicPaths.login]: 'Login',
  [publicPaths.register]: 'Create your account',
  [publicPaths.forgotPassword]: 'Forgot password',
  [publicPaths.terms]: 'Terms',
  [publicPaths.privacy]: 'Privacy',
  [publicPaths.cookies]: 'Cookies',
  [publicPaths.acceptableUse]: 'Acceptable use',
};

/** The window's title of each public page; apart from the others, because every first visit loads it. */
export const publicTitles = defineMessages({ en });
