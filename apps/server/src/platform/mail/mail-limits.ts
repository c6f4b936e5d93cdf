import type { Budgets, Limit } from '../budgets/index.ts';
import { refuseOver } from '../budgets/index.ts';
import type { Tx } from '../database/index.ts';

const windowSeconds = 24 * 60 * 60;
/** Invitations go to addresses that a person typed: their recipients have not asked for them. */
const invitationsByAccount: Limit = { name: 'invitations', max: 100, windowSeconds };
const invitationsToAddress: Limit = { name: 'invitations-to', max: 10, windowSeconds };
/** Requests go to clinics, which many people ask. */
const confirmationsByAccount: Limit = { name: 'confirmations', max: 30, windowSeconds };
const confirmationsToClinic: Limit = { name: 'confirmations-to', max: 10, windowSeconds };
/** Notices go to people who are connected with the business already. */
const noticesToPerson: Limit = { name: 'notices-to', max: 10, windowSeconds };
const noticesByAccount: Limit = { name: 'notices', max: 2_000, windowSeconds };
/** Alerts come from the product itself; alerts over the limit are still shown in the app. */
const alertMails: Limit = { name: 'alert-mails', max: 100, windowSeconds };

interface Sender {
  readonly budgets: Budgets;
  readonly tx: Tx;
  readonly uid: string;
}

/** Counts an invitation for its sender and for the recipient's mailbox; refuses it over the limit. */
export async function takeInvitation({ budgets, tx, uid }: Sender, to: string): Promise<void> {
  const own = await budgets.take(tx.db, invitationsByAccount, uid);
  if (!own.allowed) throw refuseOver(own, 'You have sent many invitations today', 'daily_limit');
  const theirs = await budgets.take(tx.db, invitationsToAddress, mailboxOf(to));
  if (!theirs.allowed) throw refuseOver(theirs, 'This address was invited many times today', 'daily_limit');
}

/**
 * Counts a request to a clinic for its sender, and for this sender and the recipient's mailbox; refuses it over the
 * limit.
 */
export async function takeConfirmation({ budgets, tx, uid }: Sender, to: string): Promise<void> {
  const own = await budgets.take(tx.db, confirmationsByAccount, uid);
  if (!own.allowed) throw refuseOver(own, 'You have asked many clinics today', 'daily_limit');
  const theirs = await budgets.take(tx.db, confirmationsToClinic, `${uid} ${mailboxOf(to)}`);
  if (!theirs.allowed) throw refuseOver(theirs, 'You have asked this clinic many times today', 'daily_limit');
}

/** Counts a notice of a business; false if its recipient has had enough of them from this sender today. */
export async function takeNotice({ budgets, tx, uid }: Sender, to: string): Promise<boolean> {
  const own = await budgets.take(tx.db, noticesByAccount, uid);
  if (!own.allowed) throw refuseOver(own, 'You have sent many notices today', 'daily_limit');
  return (await budgets.take(tx.db, noticesToPerson, `${uid} ${mailboxOf(to)}`)).allowed;
}

/** How many more alerts may be emailed to each of these people today, one for each time that they are named. */
export function takeAlertMails(
  budgets: Budgets,
  tx: Tx,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return budgets.takeEach(tx.db, alertMails, uids);
}

/** The part after a plus is the reader's own label: it is the same mailbox. */
function mailboxOf(email: string): string {
  const [name = '', ...domain] = email.toLowerCase().split('@');
  return [name.split('+', 1)[0], ...domain].join('@');
}
