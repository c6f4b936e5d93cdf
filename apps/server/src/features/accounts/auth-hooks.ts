import { isPlainText, productName } from '@clearpaw/domain';
import type { AuthHooks } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { requestResetJob, warnOfGuessing } from './account-jobs.ts';
import { accountMails } from './account-mails.ts';

/** As long as a name in the profile. */
const maxNameLength = 80;

/** What signing in needs to know of this product: its name, its mails, what a name may be. */
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
