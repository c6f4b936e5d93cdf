import type { confirmations, OutputOf } from '@clearpaw/contract';
import { confirmationReminderDays, maxConfirmationReminders } from '@clearpaw/domain';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { confirmationRecordTable } from '../../schema/confirmation.ts';
import { type ConfirmationRow, stateOf } from './find-confirmation.ts';

export type PresentedRequest = OutputOf<typeof confirmations.remindClinic>;

const reminderMs = confirmationReminderDays * 24 * 60 * 60 * 1000;

/** The earliest time for the next email to the clinic; null if none is allowed. */
export function remindFromOf(row: ConfirmationRow, now: Date): Date | null {
  if (stateOf(row, now) !== 'sent' || row.reminders >= maxConfirmationReminders) return null;
  return new Date(row.sentAt.getTime() + reminderMs);
}

/** Requests as shown to the pet's carers. */
export async function presentRequests(
  db: Database,
  rows: readonly ConfirmationRow[],
  now: Date,
): Promise<PresentedRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const records = await db
    .select()
    .from(confirmationRecordTable)
    .where(inArray(confirmationRecordTable.confirmationId, ids))
    .orderBy(asc(confirmationRecordTable.position));
  return rows.map((row) => {
    const { id, petId, clinicName, clinicEmail, signerName } = row;
    return {
      ...{ id, petId, clinicName, clinicEmail, signerName, state: stateOf(row, now) },
      requestedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      remindFrom: remindFromOf(row, now)?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      records: records
        .filter(({ confirmationId }) => confirmationId === id)
        .map(({ kind, recordId, decision, note }) => ({ kind, recordId, decision, note })),
    };
  });
}
