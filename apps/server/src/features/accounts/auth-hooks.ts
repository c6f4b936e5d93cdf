import { isPlainText, productName } from '@clearpaw/domain';
import type { AuthHooks } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { requestResetJob, warnOfGuessing } from './account-jobs.ts';
import { accountMails } from './account-mails.ts';

/** The same limit as for a name in the profile. */
const maxNameLength = 80;

/** The product's part of signing in: its name, its emails, and the rules for names. */
export function authHooks(services: Pick<Services, 'config' | 'jobs' | 'mail'>): Omit<AuthHooks, 'apps'> {
  const { jobs } = services;
  return {
    productName,
    mails: accountMails(services),
    jobs: {
      requestReset: (tx, email) => jobs.enqueue(tx, requestResetJob, { email }),
      warnOfGuessing: (tx, email) => jobs.enqueue(tx, warnOfGuessing, { email }),
    },
    takesName: (name) => name.length <= maxNameLength && isPlainText(name),
  };
}
