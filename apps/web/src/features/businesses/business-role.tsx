import { useMessages } from '../../platform/messages/index.ts';
import type { Business } from './current-business.ts';
import { businessMessages } from './messages.ts';

/** What the person is at a business, in a word. */
export function BusinessRole({ role }: Pick<Business, 'role'>) {
  return useMessages(businessMessages).roles[role];
}
