import type { documents } from '@clearpaw/contract';
import { isRestated } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { omitUndefined, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';
import { petChanged } from '../rechecks/index.ts';
import { ownDocument } from './document-access.ts';
import { type PetDocument, type PresentedDocument, presentDocument } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';

type Input = z.output<typeof documents.updateDocument.input>;

/** Changes the name, kind and dates of a document; its content never changes. */
export async function updateDocument(call: Call, input: Input): Promise<PresentedDocument> {
  const { documentId, ...changes } = input;
  const { row: before } = await ownDocument(call, documentId);
  return call.services.store.transaction((tx) => restateDocument(call, tx, before, changes));
}

/** The same inside another transaction: a clinic corrects a record that it was asked to confirm. */
export async function restateDocument(
  call: Pick<Call, 'now'>,
  tx: Tx,
  before: PetDocument,
  changes: Omit<Input, 'documentId'>,
): Promise<PresentedDocument> {
  const stated = isRestated(before, changes) ? { statedAt: call.now } : {};
  const [row] = await tx.db
    .update(documentTable)
    .set({ ...omitUndefined(changes), ...stated, updatedAt: call.now })
    .where(eq(documentTable.id, before.id))
    .returning();
  if (!row) throw refuse.notFound('document');
  await petChanged(tx, before.petId, call.now);
  tx.publish({ topic: documentTopic(row.id), payload: {} });
  return presentDocument({ ...row, petId: before.petId } as PetDocument);
}
