import type { dueReports, OutputOf } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { ensureRenewals } from '../connections/index.ts';
import { ownerNamesOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petRows, photoNameFor } from '../pets/index.ts';
import { nextVisitsOf } from './due-pets.ts';
import { type DueQuery, dueQueryOf, type FoundRenewal, renewalsThat } from './due-query.ts';
import { countDuePets } from './due-totals.ts';

type Report = OutputOf<typeof dueReports.getDueReport>;
type Input = z.output<typeof dueReports.getDueReport.input>;

interface Row {
  readonly petId: string;
  readonly renewOn: string;
  readonly items: readonly FoundRenewal[];
}

/**
 * What expires or is missing among the connected pets, most urgent pets first; reading a page costs the same for every
 * page.
 */
export async function getDueReport(call: Call, input: Input): Promise<Report> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  await ensureRenewals(call.services, business.id);
  const { db } = call.services.store;
  const query = await dueQueryOf(db, business, input, call.now);
  const after = afterOf(input.cursor);
  const rows = await findRows(db, query, after, input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.renewOn, row.petId]);
  const pets = await describePets(db, query, page.items);
  const named = new Map(pets.map((pet) => [pet.petId, pet]));
  const items = page.items.flatMap((row) => {
    const pet = named.get(row.petId);
    return pet ? row.items.map((item) => presentItem(pet, item)) : [];
  });
  const totals = input.cursor === undefined ? await countDuePets(db, query) : null;
  return { items, pets, totals, nextCursor: page.nextCursor };
}

function presentItem(
  { petId, petName, ownerName }: Report['pets'][number],
  { rule, status, until }: FoundRenewal,
): Report['items'][number] {
  return { petId, petName, ownerName, rule, status, dueOn: until };
}

function afterOf(cursor: string | undefined): SQL {
  const key = readCursor(cursor, ['date', 'id']);
  return key ? sql`and (c.renew_on, c.pet_id) > (${key[0]}::date, ${key[1]}::uuid)` : sql``;
}

async function findRows(db: Database, query: DueQuery, after: SQL, limit: number): Promise<Row[]> {
  const found = await db.execute<Row & Record<string, unknown>>(sql`
    select c.pet_id as "petId", c.renew_on::text as "renewOn", f.items
    from connection c ${renewalsThat(query.fits)}
    where ${query.pets} and f.items is not null ${after}
    order by c.renew_on, c.pet_id limit ${limit}`);
  return found.rows;
}

/** A pet that was deleted at this moment is left out. */
async function describePets(db: Database, query: DueQuery, rows: readonly Row[]): Promise<Report['pets']> {
  const ids = rows.map(({ petId }) => petId);
  const [pets, owners, visits] = await Promise.all([
    petRows(db, ids),
    ownerNamesOf(db, query.businessId, ids),
    nextVisitsOf(db, query, ids),
  ]);
  const byId = new Map(pets.map((pet) => [pet.id, pet]));
  return ids.flatMap((id) => {
    const pet = byId.get(id);
    if (!pet) return [];
    return [
      {
        petId: id,
        petName: pet.name,
        ownerName: owners.get(id) ?? null,
        species: pet.species as Species,
        colour: pet.colour,
        photoPath: photoNameFor(id, pet.photoPath),
        nextVisitOn: visits.get(id) ?? null,
      },
    ];
  });
}
