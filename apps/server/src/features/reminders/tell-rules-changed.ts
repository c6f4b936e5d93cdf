import { calendarDateIn, evaluateCompliance, longDate, type Rule, type Verdict } from '@clearpaw/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { type AlertDraft, raiseAlert } from '../alerts/index.ts';
import { business } from '../businesses/business.table.ts';
import { noOtherRecords } from '../compliance/index.ts';
import { connection } from '../connections/connection.table.ts';
import { type PetRow, petFactsOf } from '../pets/index.ts';
import { pet } from '../pets/pet.table.ts';
import { requirementVersion } from '../requirements/requirement.table.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';

type Place = typeof business.$inferSelect;
const letsIn: ReadonlySet<Verdict> = new Set<Verdict>(['compliant', 'expiring']);

/** Tells the owners whose pets the new rules would turn away although the old ones let them in. */
export async function tellRulesChanged(
  tx: Tx,
  services: Services,
  { rulesOf, version }: { rulesOf: string; version: number },
): Promise<void> {
  const { db } = tx;
  const [place] = await db.select().from(business).where(eq(business.id, rulesOf));
  const versions = await versionsOf(db, rulesOf, version);
  const after = versions.find((row) => row.version === version);
  if (!place || !after) return;
  const before = versions.find((row) => row.version === version - 1)?.rules ?? [];
  const today = calendarDateIn(services.clock.now().getTime(), place.timeZone);
  const day = after.effectiveFrom > today ? after.effectiveFrom : today;
  const pets = await connectedPets(db, rulesOf);
  const doses = await vaccinationRecordsOf(
    db,
    pets.map(({ id }) => id),
  );
  const drafts = pets
    .filter((one) => {
      const records = { ...noOtherRecords, vaccinations: doses.get(one.id) ?? [] };
      const verdictBy = (rules: readonly Rule[]): Verdict => verdictOf(one, records, rules, day);
      return letsIn.has(verdictBy(before)) && !letsIn.has(verdictBy(after.rules));
    })
    .map((one) => draftFor(one, place, after));
  await raiseAlert(tx, services, ...drafts);
}

function verdictOf(
  row: PetRow,
  records: Parameters<typeof evaluateCompliance>[0]['records'],
  rules: readonly Rule[],
  day: string,
): Verdict {
  const visit = { service: null, arrival: day, departure: day };
  return evaluateCompliance({ rules, pet: petFactsOf(row), records, visit }).verdict;
}

async function versionsOf(db: Database, businessId: string, version: number) {
  return db
    .select()
    .from(requirementVersion)
    .where(
      and(
        eq(requirementVersion.businessId, businessId),
        inArray(requirementVersion.version, [version - 1, version]),
      ),
    );
}

async function connectedPets(db: Database, businessId: string): Promise<PetRow[]> {
  const rows = await db
    .select({ pet })
    .from(connection)
    .innerJoin(pet, eq(pet.id, connection.petId))
    .where(and(eq(connection.businessId, businessId), isNull(connection.revokedAt), eq(pet.state, 'active')));
  return rows.map((row) => row.pet);
}

function draftFor(one: PetRow, place: Place, after: { version: number; effectiveFrom: string }): AlertDraft {
  return {
    uid: one.ownerId,
    kind: 'requirement_changed',
    petId: one.id,
    businessId: place.id,
    onceKey: `requirement_changed ${place.id} ${after.version} ${one.id}`,
    title: `${place.name} asks for something new from ${one.name}`,
    body: `From ${longDate(after.effectiveFrom)} ${place.name} has new rules, and ${one.name} does not meet all of them yet. What is missing stands on ${one.name}’s page.`,
  };
}
