import { reminderPauseDays } from '@clearpaw/domain';
import { lt } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { dueNoticeTable, dueReminderTable } from '../../schema/due-reminder.ts';
import { remindBatch } from './remind-batch.ts';

/** Owner after owner, in short transactions; after an interruption it continues. */
export const remindDueOwners = defineJob<{ reminderId: string }, Services>({
  name: 'remind-due-owners',
  async run(services, { reminderId }) {
    while (await remindBatch(services, reminderId));
  },
});

/** Deletes records of reminders that no longer delay the next one, and old reminders. */
export const forgetDueNotices = defineJob<Record<string, never>, Services>({
  name: 'forget-due-notices',
  cron: '41 4 * * *',
  async run({ store, clock }) {
    const before = new Date(clock.now().getTime() - reminderPauseDays * 86_400_000);
    await store.db.delete(dueNoticeTable).where(lt(dueNoticeTable.sentAt, before));
    await store.db.delete(dueReminderTable).where(lt(dueReminderTable.createdAt, before));
  },
});
