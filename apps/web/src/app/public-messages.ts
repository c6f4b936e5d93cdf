import { defineMessages } from '../platform/messages/index.ts';

const en = {
  primaryNavigation: 'Primary',
  login: 'Login',
  createAccount: 'Create account',
  loginPanel: ['Ready at', 'every check-in.'],
  registerPanel: ['One record,', 'accepted everywhere.'],
};

/** Texts around the public pages; apart from those of the app, because every first visit loads them. */
export const publicMessages = defineMessages({ en });
