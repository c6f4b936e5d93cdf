import type { Business } from './current-business.ts';
import { businessMessages } from './messages.gen.ts';

/** What the person is at a business, in a word. */
export function BusinessRole({ role }: Pick<Business, 'role'>) {
  return businessMessages.roles[role];
}
