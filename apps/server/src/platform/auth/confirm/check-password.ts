import { refuseOver } from '../../budgets/index.ts';
import type { AuthParts } from '../auth-parts.ts';
import { wrongPasswords } from '../sign-in/password-limit.ts';
import { isPassword } from './confirm-identity.ts';

/** Whether this is the account's password; refuses after too many wrong ones. */
export async function checkPassword(
  { store, budgets, config }: Pick<AuthParts, 'store' | 'budgets' | 'config'>,
  uid: string,
  password: string,
): Promise<boolean> {
  const limit = wrongPasswords(config);
  const taken = await budgets.take(store.db, limit, uid);
  if (!taken.allowed) throw refuseOver(taken, 'Too many wrong passwords');
  const isRight = await isPassword(store, uid, password);
  if (isRight) await budgets.giveBack(store.db, limit, uid);
  return isRight;
}
