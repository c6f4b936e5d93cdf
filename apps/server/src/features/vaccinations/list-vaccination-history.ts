import type { OutputOf, vaccinations } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { readableVaccination } from './own-vaccination.ts';
import { vaccinationVersion } from './vaccination.table.ts';
import type { Vaccination } from './vaccination-presenter.ts';

type Input = z.output<typeof vaccinations.listVaccinationHistory.input>;
type Version = OutputOf<typeof vaccinations.listVaccinationHistory>['items'][number];

/** Every state the dose was in, the newest first. */
export async function listVaccinationHistory(call: Call, input: Input): Promise<Page<Version>> {
  const { id } = await readableVaccination(call, input.vaccinationId);
  const before = readCursor(input.cursor, ['number']);
  const older = before ? lt(vaccinationVersion.version, Number(before[0])) : undefined;
  const rows = await call.services.store.db
    .select()
    .from(vaccinationVersion)
    .where(and(eq(vaccinationVersion.vaccinationId, id), older))
    .orderBy(desc(vaccinationVersion.version))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [String(row.version)]);
  return { ...page, items: page.items.map(present) };
}

function present(row: typeof vaccinationVersion.$inferSelect): Version {
  const { version, by, reason, snapshot } = row;
  return { version, at: row.at.toISOString(), by, reason, vaccination: snapshot as Vaccination };
}
