import type { vaccinations } from '@clearpaw/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { AuditedCall } from '../audit/index.ts';
import { readablePet } from '../pets/index.ts';
import { shownReviewsOf } from './shown-reviews.ts';
import { type PresentedVaccination, presentVaccination } from './vaccination-presenter.ts';

type Input = z.output<typeof vaccinations.listVaccinations.input>;

/** All doses of a pet, including rejected and withdrawn ones, newest first. */
export async function listVaccinations(call: AuditedCall, input: Input): Promise<Page<PresentedVaccination>> {
  const { id } = await readablePet(call, input.petId);
  const before = readCursor(input.cursor, ['date', 'id']);
  const position = sql`(${vaccinationTable.administeredOn}, ${vaccinationTable.id})`;
  const rows = await call.services.store.db
    .select()
    .from(vaccinationTable)
    .where(
      and(
        eq(vaccinationTable.petId, id),
        before ? sql`${position} < (${before[0]}, ${before[1]})` : undefined,
      ),
    )
    .orderBy(desc(vaccinationTable.administeredOn), desc(vaccinationTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.administeredOn, row.id]);
  const ids = page.items.map((row) => row.id);
  const shown = await shownReviewsOf(call.services.store.db, call.uid, ids);
  return { ...page, items: page.items.map((row) => presentVaccination(row, shown.get(row.id))) };
}
