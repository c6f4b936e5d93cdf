import { and, eq, isNull, or } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import type { DocumentRow } from './document-presenter.ts';

/** Whether it still has to be read; also if the operator retries one whose reading was interrupted. */
export function awaitsReading({ state, failure }: DocumentRow): boolean {
  return state === 'processing' || (state === 'failed' && failure === 'interrupted');
}

/**
 * Stores that the reading begins, before it does. False if it began before and never ended: a document that crashes its
 * server must not do so a second time.
 */
export async function markStarted({ store, clock }: Services, id: string): Promise<boolean> {
  const awaits = or(
    eq(documentTable.state, 'processing'),
    and(eq(documentTable.state, 'failed'), eq(documentTable.failure, 'interrupted')),
  );
  const marked = await store.db
    .update(documentTable)
    .set({ readingStartedAt: clock.now(), state: 'processing', failure: null })
    .where(and(eq(documentTable.id, id), isNull(documentTable.readingStartedAt), awaits))
    .returning({ id: documentTable.id });
  return marked.length > 0;
}

const pausesMs = [0, 1_000, 4_000, 16_000];

/**
 * The reading ended in order, though without a result, so that it may be tried again. The database may be the reason.
 */
export async function clearStarted({ store }: Services, id: string): Promise<void> {
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const cleared = await store.db
      .update(documentTable)
      .set({ readingStartedAt: null })
      .where(eq(documentTable.id, id))
      .then(
        () => true,
        () => false,
      );
    if (cleared) return;
  }
}
