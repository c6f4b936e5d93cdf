import type { OutputOf, vaccinations } from '@clearpaw/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { vaccinationVersionTable } from '../../schema/vaccination.ts';
import type { AuditedCall } from '../audit/index.ts';
import { findFamilyPet } from '../pets/index.ts';
import { readableVaccination } from './own-vaccination.ts';
import { noReviews, type PresentedVaccinationState } from './vaccination-presenter.ts';

type Input = z.output<typeof vaccinations.listVaccinationHistory.input>;
type Version = OutputOf<typeof vaccinations.listVaccinationHistory>['items'][number];

/** Every version of the dose, newest first. The note of one business about it is shown only to the pet's carers. */
export async function listVaccinationHistory(call: AuditedCall, input: Input): Promise<Page<Version>> {
  const { id, petId } = await readableVaccination(call, input.vaccinationId);
  const isCarer = (await findFamilyPet(call, petId)) !== null;
  const before = readCursor(input.cursor, ['number']);
  const older = before ? lt(vaccinationVersionTable.version, Number(before[0])) : undefined;
  const byFamily = sql<boolean>`(${petTable.ownerId} = ${vaccinationVersionTable.by} or ${coOwnerTable.uid} is not null)`;
  const rows = await call.services.store.db
    .select({ version: vaccinationVersionTable, byFamily })
    .from(vaccinationVersionTable)
    .innerJoin(petTable, eq(petTable.id, petId))
    .leftJoin(
      coOwnerTable,
      and(eq(coOwnerTable.petId, petId), eq(coOwnerTable.uid, vaccinationVersionTable.by)),
    )
    .where(and(eq(vaccinationVersionTable.vaccinationId, id), older))
    .orderBy(desc(vaccinationVersionTable.version))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [String(row.version.version)]);
  const items = page.items.map((row) => present(row.version, isCarer || row.byFamily));
  return { ...page, items };
}

/** Fields that a version written by an earlier release does not have. */
const laterFields = { vaccineName: null, tagNumber: null };

function present(row: typeof vaccinationVersionTable.$inferSelect, withReason: boolean): Version {
  const { version, by, snapshot } = row;
  const reason = withReason ? row.reason : null;
  return {
    version,
    at: row.at.toISOString(),
    by,
    reason,
    vaccination: { ...laterFields, ...(snapshot as PresentedVaccinationState), ...noReviews },
  };
}
