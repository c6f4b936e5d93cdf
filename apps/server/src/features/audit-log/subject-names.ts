import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { visitTable } from '../../schema/visit.ts';
import { waiverTable } from '../../schema/waiver.ts';

/** What an entry is about: a name, and the pet if the business still knows it. */
export interface SubjectName {
  readonly name: string | null;
  readonly petId: string | null;
}

interface Subject {
  readonly kind: string;
  readonly id: string;
}

interface Reader {
  readonly db: Database;
  readonly businessId: string;
  readonly now: Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The names that the business may read today. A pet is named while it is connected; that a pet was here before stays in
 * the log without its name, except at a check-in, of which the business keeps the name itself.
 */
export async function subjectNamesOf(
  reader: Reader,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => SubjectName> {
  const idsOf = (...kinds: string[]) => [
    ...new Set(subjects.filter(({ kind, id }) => kinds.includes(kind) && uuid.test(id)).map(({ id }) => id)),
  ];
  const [checkIns, visits, doses, titles, keys] = await Promise.all([
    checkInsOf(reader, idsOf('check-in')),
    petsOfVisits(reader, idsOf('visit')),
    petsOfDoses(reader, idsOf('vaccination')),
    waiverTitles(reader, idsOf('waiver')),
    keyNames(reader, idsOf('api-key')),
  ]);
  const petOf = new Map([...checkIns.map(({ id, petId }) => [id, petId] as const), ...visits, ...doses]);
  const pets = await connectedNames(reader, [...new Set([...idsOf('pet', 'connection'), ...petOf.values()])]);
  const keptNames = new Map(checkIns.map(({ id, petName }) => [id, petName]));
  return ({ kind, id }) => {
    const petId = kind === 'pet' || kind === 'connection' ? id : petOf.get(id);
    const petName = petId === undefined ? undefined : pets.get(petId);
    if (petId !== undefined && petName !== undefined) return { name: petName, petId };
    return { name: keptNames.get(id) ?? titles.get(id) ?? keys.get(id) ?? null, petId: null };
  };
}

type Names = ReadonlyMap<string, string>;

async function connectedNames({ db, businessId, now }: Reader, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: petTable.id, name: petTable.name })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(
      and(eq(connectionTable.businessId, businessId), inArray(connectionTable.petId, ids), isConnected(now)),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function checkInsOf({ db, businessId }: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: checkInTable.id, petId: checkInTable.petId, petName: checkInTable.petName })
    .from(checkInTable)
    .where(and(eq(checkInTable.businessId, businessId), inArray(checkInTable.id, ids)));
}

async function petsOfVisits({ db, businessId }: Reader, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: visitTable.id, petId: visitTable.petId })
    .from(visitTable)
    .where(and(eq(visitTable.businessId, businessId), inArray(visitTable.id, ids)));
  return rows.map(({ id, petId }) => [id, petId]);
}

async function petsOfDoses({ db }: Reader, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: vaccinationTable.id, petId: vaccinationTable.petId })
    .from(vaccinationTable)
    .where(inArray(vaccinationTable.id, ids));
  return rows.map(({ id, petId }) => [id, petId]);
}

async function waiverTitles({ db, businessId }: Reader, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: waiverTable.id, name: waiverTable.title })
    .from(waiverTable)
    .where(and(eq(waiverTable.businessId, businessId), inArray(waiverTable.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function keyNames({ db, businessId }: Reader, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: apiKeyTable.id, name: apiKeyTable.name })
    .from(apiKeyTable)
    .where(and(eq(apiKeyTable.businessId, businessId), inArray(apiKeyTable.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
