import type { documents } from '@clearpaw/contract';
import { and, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import { documentTable } from '../../schema/document.ts';
import { petTable } from '../../schema/pet.ts';
import type { AuditedCall } from '../audit/index.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import { isKept, readablePet } from '../pets/index.ts';
import { shownRecordReviewsOf, withReviews } from '../review-states/index.ts';
import { outcomesOf, type PresentedListedDocument } from './document-outcomes.ts';
import { type PetDocument, presentDocument } from './document-presenter.ts';

type Input = z.output<typeof documents.listDocuments.input>;

/** The documents of one pet, or of all the caller's own pets, newest first; replaced ones are left out. */
export async function listDocuments(call: AuditedCall, input: Input): Promise<Page<PresentedListedDocument>> {
  const before = readCursor(input.cursor, ['id']);
  const whose =
    input.petId === undefined
      ? and(eq(petTable.ownerId, call.uid), isKept)
      : eq(documentTable.petId, (await readablePet(call, input.petId)).id);
  const found = await call.services.store.db
    .select(getTableColumns(documentTable))
    .from(documentTable)
    .innerJoin(petTable, eq(petTable.id, documentTable.petId))
    .where(
      and(
        whose,
        isNull(documentTable.replacedBy),
        before ? lt(documentTable.id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(documentTable.id))
    .limit(input.limit + 1);
  const page = pageOf(found, input.limit, (row) => [row.id]);
  const rows = page.items as readonly PetDocument[];
  const ids = rows.map(({ id }) => id);
  const { db } = call.services.store;
  const confirmed = await shownConfirmationsOf(db, call.uid, ids);
  const reviewed = await shownRecordReviewsOf(db, call.uid, ids);
  const outcomeOf = await outcomesOf(db, rows);
  return {
    ...page,
    items: rows.map((row) => {
      const shown = withReviews(presentDocument(row, confirmed.get(row.id)), reviewed.get(row.id));
      return { ...shown, outcome: outcomeOf(row) };
    }),
  };
}
