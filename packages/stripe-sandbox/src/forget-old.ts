import { and, isNull, lt } from 'drizzle-orm';
import { sandboxAnswerTable, sandboxEventTable } from './sandbox.table.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** As long as Stripe keeps them: answers for a day, events for thirty days. */
const keepAnswersMs = dayMs;
const keepEventsMs = 30 * dayMs;

/** Deletes what can no longer be requested. */
export async function forgetOldSandboxData({ db, clock }: Pick<SandboxParts, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.delete(sandboxAnswerTable).where(lt(sandboxAnswerTable.createdAt, before(keepAnswersMs)));
  await db
    .delete(sandboxEventTable)
    .where(
      and(lt(sandboxEventTable.createdAt, before(keepEventsMs)), isNull(sandboxEventTable.nextAttemptAt)),
    );
}
