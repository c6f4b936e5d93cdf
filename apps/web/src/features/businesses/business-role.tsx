import type { Business } from './current-business.ts';
import { businessMessages } from './messages.gen.ts';

/** The person's role at a business. */
export function BusinessRole({ role }: Pick<Business, 'role'>) {
  return businessMessages.roles[role];
}
