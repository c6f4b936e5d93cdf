import { productName } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  primary: 'Primary',
  help: 'Help',
  open: 'Open app',
  home: {
    title: 'Help',
    lead: `How to use ${productName}, step by step, with the names that are on the screens.`,
  },
  pages: 'Help pages',
  pagesOf: (audience: string) => `Pages: ${audience}`,
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  between: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  search: 'Search help',
  results: 'Search results',
  notAnswered: 'Did this not answer your question?',
  contact: 'Write to us',
};

/** Texts around the help pages; the pages themselves are in docs/help. */
export const helpMessages = defineMessages({ en });
