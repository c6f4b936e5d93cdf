import type { dueReports, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { dueReminderTable } from '../../schema/due-reminder.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { ensureRenewals } from '../connections/index.ts';
import { authorizeMember } from '../members/index.ts';
import { countDueOwners } from './due-owners.ts';
import { dueQueryOf } from './due-query.ts';
import { remindDueOwners } from './due-reminder-jobs.ts';
import { dueReminderTopic } from './due-reminder-topic.ts';

type Input = z.output<typeof dueReports.sendDueReminder.input>;

/** Starts reminding the owners; a job does the work, and its progress can be watched. */
export async function sendDueReminder(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof dueReports.sendDueReminder>> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  await ensureRenewals(call.services, business.id);
  const { idempotencyKey: key, ...fields } = input;
  const { businessId, message, ...filter } = fields;
  const { store, jobs, newId } = call.services;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(store, attempt, async (tx) => {
    const query = await dueQueryOf(tx.db, business, filter, call.now);
    const { owners } = await countDueOwners(tx.db, query);
    const reminderId = newId();
    await tx.db.insert(dueReminderTable).values({
      ...{ id: reminderId, businessId, uid: call.uid, filter, message: message ?? null },
      ...{ total: owners, done: 0, cursor: null, createdAt: call.now },
      state: owners === 0 ? 'done' : 'running',
    });
    if (owners > 0) await jobs.enqueue(tx, remindDueOwners, { reminderId });
    tx.publish({ topic: dueReminderTopic(businessId), payload: {} });
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'business', id: businessId } });
    return { reminderId, owners };
  });
}
