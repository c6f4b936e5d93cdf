import { defineMessages } from '../platform/messages/index.ts';

const en = {
  '/login': 'Login',
  '/register': 'Create your account',
  '/forgot-password': 'Forgot password',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/cookies': 'Cookies',
  '/acceptable-use': 'Acceptable use',
};

/** The window's title of each public page; apart from the others, because every first visit loads it. */
export const publicTitles = defineMessages({ en });
