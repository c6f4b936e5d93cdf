import { and, isNull, lt } from 'drizzle-orm';
import { sandboxAnswer, sandboxEvent } from './sandbox.table.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** As long as Stripe keeps them: answers for a day, events for thirty. */
const keepAnswersMs = dayMs;
const keepEventsMs = 30 * dayMs;

/** Drops what nobody can ask for any more. */
export async function forgetOld({ store, clock }: Pick<SandboxParts, 'store' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await store.db.delete(sandboxAnswer).where(lt(sandboxAnswer.createdAt, before(keepAnswersMs)));
  await store.db
    .delete(sandboxEvent)
    .where(and(lt(sandboxEvent.createdAt, before(keepEventsMs)), isNull(sandboxEvent.nextAttemptAt)));
}
