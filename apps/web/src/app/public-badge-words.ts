import { productName } from '@clearpaw/domain';
import { defineWords } from '../platform/words/index.ts';

const en = {
  title: 'This is a pet’s badge',
  lead: `Places that welcome pets scan it with ${productName} and know whether the pet may come in. There is nothing to read here.`,
  login: 'Log in to scan it',
};

/** Texts for strangers. */
export const publicBadgeWords = defineWords({ en });
