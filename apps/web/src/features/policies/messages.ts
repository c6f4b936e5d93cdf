import { publicPaths } from '../../paths/index.ts';
import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  navigation: 'Policies',
  contents: 'On this page',
  version: 'Version of',
  pages: {
    [publicPaths.terms]: 'Terms',
    [publicPaths.privacy]: 'Privacy',
    [publicPaths.cookies]: 'Cookies',
    [publicPaths.acceptableUse]: 'Acceptable use',
  },
};

/** Texts around the policies; each policy has its own file. */
export const policyMessages = defineMessages({ en });
