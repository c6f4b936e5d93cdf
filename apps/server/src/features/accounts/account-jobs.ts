import { eq } from 'drizzle-orm';
import { openResetLink, userTable } from '../../platform/auth/index.ts';
import type { Limit } from '../../platform/budgets/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { accountMails } from './account-mails.ts';

interface Asked {
  readonly email: string;
}

/**
 * The window is as long as a link is valid: after too many requests a working link is still in the mailbox, so no one
 * can prevent the owner of an account from setting a new password.
 */
const resetMails: Limit = { name: 'reset-mail', max: 3, windowSeconds: 60 * 60 };
const guessingNotices: Limit = { name: 'guessing-notice', max: 1, windowSeconds: 24 * 60 * 60 };

/** Emails the link that sets a new password, if the address has an account. */
export const requestResetJob = defineJob<Asked, Services>({
  name: 'request-password-reset',
  run: (services, { email }) =>
    forAccount(services, email, resetMails, async (tx, person) => {
      await accountMails(services).sendReset(tx, person, await openResetLink(tx, person.id));
    }),
});

/** Notifies the owner of an account that many wrong passwords were tried. */
export const warnOfGuessing = defineJob<Asked, Services>({
  name: 'warn-of-guessing',
  run: (services, { email }) =>
    forAccount(services, email, guessingNotices, (tx, person) =>
      accountMails(services).sayGuessed(tx, person),
    ),
});

export const accountJobs = [requestResetJob, warnOfGuessing];

/** Runs work for the account of an address, within the limit; nothing for an address without an account. */
async function forAccount(
  { store, budgets }: Services,
  email: string,
  limit: Limit,
  work: (tx: Tx, person: { readonly id: string; readonly email: string }) => Promise<void>,
): Promise<void> {
  await store.transaction(async (tx) => {
    const [person] = await tx.db.select().from(userTable).where(eq(userTable.email, email));
    if (person && (await budgets.take(tx.db, limit, person.id)).allowed) await work(tx, person);
  });
}
