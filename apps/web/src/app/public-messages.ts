import { defineMessages } from '../platform/messages/index.ts';

const en = {
  primaryNavigation: 'Primary',
  login: 'Login',
  createAccount: 'Create account',
  loginPanel: ['The door opens.', 'You both walk in.'],
  registerPanel: ['One record.', 'Every door.'],
};

/** Texts around the public pages; apart from those of the app, because every first visit loads them. */
export const publicMessages = defineMessages({ en });
