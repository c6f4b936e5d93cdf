import { isPlainText, productName } from '@clearpaw/domain';
import type { AuthHouse } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { accountMails } from './account-mails.ts';

/** As long as a name in the profile. */
const maxNameLength = 80;

/** What signing in needs to know of this product: its name, its letters, what a name may be. */
export function authHouse(services: Pick<Services, 'config' | 'store' | 'mail'>): AuthHouse {
  return {
    productName,
    mails: accountMails(services),
    takesName: (name) => name.length <= maxNameLength && isPlainText(name),
  };
}
