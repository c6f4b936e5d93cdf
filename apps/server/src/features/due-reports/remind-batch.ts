import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { takeNotice } from '../../platform/mail/index.ts';
import { Refusal } from '../../platform/refusal/index.ts';
import type { ContentOf } from '../../schema/alert-content.ts';
import { businessTable } from '../../schema/business.ts';
import { dueNoticeTable, dueReminderTable } from '../../schema/due-reminder.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { petCarersOf, raiseAlert, sayAlert } from '../alerts/index.ts';
import { type DueOwner, findDueOwners } from './due-owners.ts';
import { type DueQuery, dueQueryOf } from './due-query.ts';
import { dueReminderTopic } from './due-reminder-topic.ts';
import { writeDueReminder } from './write-due-reminder.ts';

type Reminder = typeof dueReminderTable.$inferSelect;
type Business = typeof businessTable.$inferSelect;

/** Few enough that the transaction is short. */
const batch = 25;

/**
 * Reminds the next owners; returns whether there may be more. Alerts, emails and the record of them are one
 * transaction.
 */
export function remindBatch(services: Services, reminderId: string): Promise<boolean> {
  const now = services.clock.now();
  return services.store.transaction(async (tx) => {
    const found = await findRunning(tx, reminderId);
    if (!found) return false;
    const { reminder, business } = found;
    const query = await dueQueryOf(tx.db, business, reminder.filter, now);
    const owners = await findDueOwners(tx.db, query, { after: reminder.cursor, limit: batch });
    const { rules, today } = query;
    const sender = { business: business.name, rules, today, message: reminder.message };
    for (const owner of owners) {
      const content = writeDueReminder(sender, owner.pets);
      const isSent = await remind(tx, services, { reminder, owner, content });
      if (isSent) await noteSent(tx, query, owner);
    }
    await saveProgress(tx, reminder, owners);
    return owners.length === batch;
  });
}

async function findRunning(
  tx: Tx,
  reminderId: string,
): Promise<{ readonly reminder: Reminder; readonly business: Business } | undefined> {
  const [found] = await tx.db
    .select({ reminder: dueReminderTable, business: businessTable })
    .from(dueReminderTable)
    .innerJoin(businessTable, eq(businessTable.id, dueReminderTable.businessId))
    .where(and(eq(dueReminderTable.id, reminderId), eq(dueReminderTable.state, 'running')))
    .for('update', { of: dueReminderTable });
  return found;
}

interface Notice {
  readonly reminder: Reminder;
  readonly owner: DueOwner;
  readonly content: ContentOf<'due'>;
}

/** Everyone who cares for the pets gets an alert, as they chose; an owner without an account an email. */
async function remind(tx: Tx, services: Services, { reminder, owner, content }: Notice): Promise<boolean> {
  const petIds = owner.pets.map(({ petId }) => petId);
  const carersOf = await petCarersOf(tx.db, petIds);
  const uids = [...new Set(petIds.flatMap((petId) => carersOf(petId)))];
  if (uids.length === 0) return mailGuest(tx, services, { reminder, owner, content });
  const [petId, ...others] = petIds;
  const about = petId !== undefined && others.length === 0 ? { petId } : {};
  const drafts = uids.map((uid) => ({
    ...{ uid, ...about, content, businessId: reminder.businessId },
    kind: 'business_reminder' as const,
    onceKey: `due:${reminder.id}:${owner.ownerId}`,
  }));
  await raiseAlert(tx, services, ...drafts);
  return true;
}

async function mailGuest(tx: Tx, services: Services, { reminder, owner, content }: Notice): Promise<boolean> {
  const to = owner.guestEmail ?? '';
  if (to === '' || !(await mayMail({ budgets: services.budgets, tx, uid: reminder.uid }, to))) return false;
  const language = await languageOfAddress(tx.db, to, reminder.uid);
  const { title, body } = sayAlert(content, language);
  await sendNote(tx, services, { to, language, subject: title, paragraphs: [body] });
  return true;
}

/** Beyond the daily limit the rest is not sent, and may be sent tomorrow. */
async function mayMail(sender: Parameters<typeof takeNotice>[0], to: string): Promise<boolean> {
  try {
    return await takeNotice(sender, to);
  } catch (problem) {
    if (problem instanceof Refusal) return false;
    throw problem;
  }
}

async function noteSent({ db }: Tx, { businessId, now }: DueQuery, { pets }: DueOwner): Promise<void> {
  const rows = pets.flatMap(({ petId, items }) =>
    items.map(({ rule }) => ({ businessId, petId, rule, sentAt: now })),
  );
  await db
    .insert(dueNoticeTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [dueNoticeTable.businessId, dueNoticeTable.petId, dueNoticeTable.rule],
      set: { sentAt: sql`excluded.sent_at` },
    });
}

async function saveProgress(tx: Tx, reminder: Reminder, owners: readonly DueOwner[]): Promise<void> {
  const isLast = owners.length < batch;
  await tx.db
    .update(dueReminderTable)
    .set({
      // At the end it is the total, even if some requirements were met in the meantime.
      done: isLast ? reminder.total : Math.min(reminder.total, reminder.done + owners.length),
      cursor: owners.at(-1)?.ownerId ?? reminder.cursor,
      state: isLast ? 'done' : 'running',
    })
    .where(eq(dueReminderTable.id, reminder.id));
  tx.publish({ topic: dueReminderTopic(reminder.businessId), payload: {} });
}
