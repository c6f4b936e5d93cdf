import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  navigation: 'Policies',
  contents: 'On this page',
  version: 'Version of',
  pages: {
    '/terms': 'Terms',
    '/privacy': 'Privacy',
    '/cookies': 'Cookies',
    '/acceptable-use': 'Acceptable use',
  },
};

/** Texts around the policies; each policy has its own file. */
export const policyMessages = defineMessages({ en });
