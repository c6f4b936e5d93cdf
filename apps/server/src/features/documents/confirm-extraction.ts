import type { documents, OutputOf } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';
import { markDocumentAlertsRead } from '../alerts/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { proveDose, recordDose } from '../vaccinations/index.ts';
import { ownDocument } from './document-access.ts';
import { presentDetail } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';

type Input = z.output<typeof documents.confirmExtraction.input>;
type Result = OutputOf<typeof documents.confirmExtraction>;

/**
 * Records what the owner confirmed, each dose proven by this document unless it is a file of records; the document is
 * then reviewed.
 */
export async function confirmExtraction(call: Call, input: Input): Promise<Result> {
  const { row, pet } = await ownDocument(call, input.documentId);
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const [locked] = await tx.db
      .select()
      .from(documentTable)
      .where(eq(documentTable.id, row.id))
      .for('update');
    if (locked?.state === 'processing') {
      throw refuse.precondition('processing', 'The document is still being read; wait a moment.');
    }
    // A file of records, which anyone can write, proves nothing: its doses count as entered by their owner.
    const documentId = row.imported === null ? row.id : null;
    const documentIds = documentId === null ? [] : [documentId];
    const vaccinations: Result['vaccinations'] = [];
    for (const [index, { replaces, ...dose }] of input.vaccinations.entries()) {
      const path = `vaccinations.${index}.replaces`;
      vaccinations.push(
        replaces === undefined
          ? await recordDose(call, tx, pet, { ...dose, petId: pet.id, documentIds })
          : await proveDose(call, tx, dose, { pet, vaccinationId: replaces, documentId, path }),
      );
    }
    const set = { state: 'reviewed', updatedAt: call.now } as const;
    await tx.db.update(documentTable).set(set).where(eq(documentTable.id, row.id));
    await markDocumentAlertsRead(tx, { documentId: row.id, petId: row.petId, now: call.now });
    await petChanged(tx, row.petId, call.now);
    tx.publish({ topic: documentTopic(row.id), payload: {} });
    return { document: await presentDetail(tx.db, { ...row, ...set }), vaccinations };
  });
}
