import type { carePlans, OutputOf } from '@clearpaw/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import type { careLogTable, carePlanTable } from '../../schema/care-plan.ts';
import { memberNamesOf } from '../members/index.ts';

export type PresentedCarePlan = OutputOf<typeof carePlans.getCarePlan>;
export type PresentedCareEntry = OutputOf<typeof carePlans.logCare>;
export type CareLogRow = typeof careLogTable.$inferSelect;

/** The plan of a pet; empty if none was saved. */
export function presentCarePlan(
  petId: string,
  row: typeof carePlanTable.$inferSelect | undefined,
): PresentedCarePlan {
  if (!row) return { petId, feeding: null, medication: null, routine: null, updatedAt: null };
  const { feeding, medication, routine, updatedAt } = row;
  return { petId, feeding, medication, routine, updatedAt: updatedAt.toISOString() };
}

/** Entries of the log. The pet's carers read what was done, but not by whom. */
export async function presentCareEntries(
  db: Database,
  rows: readonly CareLogRow[],
  reader: 'team' | 'carer',
): Promise<PresentedCareEntry[]> {
  const businesses = await businessNames(db, [...new Set(rows.map(({ businessId }) => businessId))]);
  const team = reader === 'team' ? rows.map(({ loggedBy }) => loggedBy) : [];
  const people = await memberNamesOf(db, team);
  return rows.map(({ id, businessId, petId, item, at, note, loggedBy }) => ({
    ...{ id, businessId, petId, item, note },
    businessName: businesses.get(businessId) ?? '',
    at: at.toISOString(),
    by: people.get(loggedBy) ?? null,
  }));
}

async function businessNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: businessTable.id, name: businessTable.name })
    .from(businessTable)
    .where(inArray(businessTable.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
