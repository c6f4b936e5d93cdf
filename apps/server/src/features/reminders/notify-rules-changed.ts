import { calendarDateIn, type Verdict } from '@clearpaw/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { type CarerAlertDraft, notifyPetCarers } from '../alerts/index.ts';
import { comparePets } from '../compliance/index.ts';
import type { PetRow } from '../pets/index.ts';

type Business = typeof businessTable.$inferSelect;
const letsIn: ReadonlySet<Verdict> = new Set<Verdict>(['compliant', 'expiring']);

/** Notifies the carers of pets that are not cleared under the new rules although they were under the old ones. */
export async function notifyRulesChanged(
  tx: Tx,
  services: Services,
  { rulesOf, version }: { rulesOf: string; version: number },
): Promise<void> {
  const { db } = tx;
  const [business] = await db.select().from(businessTable).where(eq(businessTable.id, rulesOf));
  const versions = await versionsOf(db, rulesOf, version);
  const after = versions.find((row) => row.version === version);
  if (!business || !after) return;
  const before = versions.find((row) => row.version === version - 1)?.rules ?? [];
  const today = calendarDateIn(services.clock.now().getTime(), business.timeZone);
  const day = after.effectiveFrom > today ? after.effectiveFrom : today;
  const pets = await connectedPets(db, rulesOf);
  const visit = { service: null, arrival: day, departure: day };
  const judged = await comparePets(db, rulesOf, pets, visit, { before, after: after.rules });
  const isIn = (reports: typeof judged.before, id: string): boolean =>
    letsIn.has(reports.get(id)?.verdict ?? 'non_compliant');
  const drafts = pets
    .filter(({ id }) => isIn(judged.before, id) && !isIn(judged.after, id))
    .map((one) => draftFor(one, business, after));
  await notifyPetCarers(tx, services, ...drafts);
}

async function versionsOf(db: Database, businessId: string, version: number) {
  return db
    .select()
    .from(requirementVersionTable)
    .where(
      and(
        eq(requirementVersionTable.businessId, businessId),
        inArray(requirementVersionTable.version, [version - 1, version]),
      ),
    );
}

async function connectedPets(db: Database, businessId: string): Promise<PetRow[]> {
  const rows = await db
    .select({ pet: petTable })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        isNull(connectionTable.revokedAt),
        eq(petTable.state, 'active'),
      ),
    );
  return rows.map((row) => row.pet);
}

function draftFor(
  one: PetRow,
  business: Business,
  after: { version: number; effectiveFrom: string },
): CarerAlertDraft {
  return {
    kind: 'requirement_changed',
    petId: one.id,
    businessId: business.id,
    onceKey: `requirement_changed ${business.id} ${after.version} ${one.id}`,
    content: {
      name: 'rules_changed',
      business: business.name,
      pet: one.name,
      from: after.effectiveFrom,
    },
  };
}
