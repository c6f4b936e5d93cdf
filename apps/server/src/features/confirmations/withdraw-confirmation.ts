import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { confirmationTable } from '../../schema/confirmation.ts';
import { ownConfirmation } from './find-confirmation.ts';

const isOpen = and(isNull(confirmationTable.answeredAt), isNull(confirmationTable.withdrawnAt));

/** The links of a request stop working. Withdrawing an answered request changes nothing. */
export async function withdrawConfirmation(
  call: Call,
  input: { confirmationId: string },
): Promise<Record<string, never>> {
  const { confirmation } = await ownConfirmation(call, input.confirmationId);
  await call.services.store.db
    .update(confirmationTable)
    .set({ withdrawnAt: call.now })
    .where(and(eq(confirmationTable.id, confirmation.id), isOpen));
  return {};
}

/** Withdraws all open requests about a pet. */
export async function withdrawRequestsOf(db: Database, petId: string, now: Date): Promise<void> {
  await db
    .update(confirmationTable)
    .set({ withdrawnAt: now })
    .where(and(eq(confirmationTable.petId, petId), isOpen));
}
