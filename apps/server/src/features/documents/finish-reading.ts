import { type ReadingFailure, stateAfterReading } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import { petTable } from '../../schema/pet.ts';
import { documentKey, notifyPetCarers } from '../alerts/index.ts';
import { petChanged } from '../rechecks/index.ts';
import type { DocumentRow } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';

/** The result of reading: what was found, possibly nothing, or a failure. */
type Outcome = Pick<DocumentRow, 'proposals' | 'pages'> | { readonly failure: ReadingFailure };

/** Stores what was found, and notifies the pet's carers if they have to act. */
export async function finishReading(services: Services, row: DocumentRow, outcome: Outcome): Promise<void> {
  const { store, clock } = services;
  await store.transaction(async (tx) => {
    const set = resultOf(row, outcome);
    const done = { readingStartedAt: null, progress: 1, updatedAt: clock.now() };
    await tx.db
      .update(documentTable)
      .set({ ...set, ...done })
      .where(eq(documentTable.id, row.id));
    if (row.petId !== null) {
      await petChanged(tx, row.petId, clock.now());
      if (set.state === 'needs_review') await publishRead(tx, services, row, row.petId);
    }
    tx.publish({ topic: documentTopic(row.id), payload: {} });
  });
}

function resultOf(row: DocumentRow, outcome: Outcome) {
  if ('failure' in outcome) {
    return { state: 'failed' as const, failure: outcome.failure, proposals: [], pages: [] };
  }
  const { proposals, pages } = outcome;
  return { state: stateAfterReading(row.kind, proposals.length), failure: null, proposals, pages };
}

/** The reading was abandoned, so its owner must not wait for it. */
export async function giveUpReading(services: Services, id: string): Promise<void> {
  const [row] = await services.store.db.select().from(documentTable).where(eq(documentTable.id, id));
  if (row?.state === 'processing') await finishReading(services, row, { failure: 'interrupted' });
}

/** Reading takes a while, and its result counts only once one of the pet's carers has confirmed it. */
async function publishRead(tx: Tx, services: Services, row: DocumentRow, petId: string): Promise<void> {
  const [about] = await tx.db.select({ name: petTable.name }).from(petTable).where(eq(petTable.id, petId));
  if (!about) return;
  await notifyPetCarers(tx, services, {
    kind: 'document_read',
    petId,
    onceKey: documentKey(row.id),
    content: { name: 'document_read', pet: about.name, document: row.title },
  });
}
