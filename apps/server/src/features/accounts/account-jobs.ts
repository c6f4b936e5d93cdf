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
 * As long as a link is valid: a person who has asked too often still has a working link in the mailbox, so no one can keep
 * the owner of an account from a new password.
 */
const resetMails: Limit = { name: 'reset-mail', max: 3, windowSeconds: 60 * 60 };
const guessingNotices: Limit = { name: 'guessing-notice', max: 1, windowSeconds: 24 * 60 * 60 };

/** Mails the link that sets a new password, to an address that has an account. */
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

/** Does something for the account of an address, as often as the limit says; nothing for an address without one. */
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
