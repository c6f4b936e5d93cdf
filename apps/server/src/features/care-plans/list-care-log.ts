import type { carePlans } from '@clearpaw/contract';
import { compareDates } from '@clearpaw/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careLogTable } from '../../schema/care-plan.ts';
import { authorizeMember } from '../members/index.ts';
import { carersPet } from '../pets/index.ts';
import { type PresentedCareEntry, presentCareEntries } from './care-plan-presenter.ts';
import { requireKnownPet } from './cared-pets.ts';

type Input = z.output<typeof carePlans.listCareLog.input>;
type OfPet = z.output<typeof carePlans.listPetCareLog.input>;

/** What a business did for a pet, newest first, for its members. */
export async function listCareLog(call: Call, input: Input): Promise<Page<PresentedCareEntry>> {
  const { petId, from, to } = input;
  const { business } = await authorizeMember(call, input.businessId, 'readCheckIns');
  if (from && to && compareDates(to, from) < 0) {
    throw refuse.invalid([
      {
        path: 'to',
        message: 'The end date is before the start date. Choose a later end date.',
        reason: 'ends_before_begins',
      },
    ]);
  }
  await requireKnownPet(call, business.id, petId);
  const on = sql`(${careLogTable.at} at time zone ${business.timeZone})::date`;
  const wanted = and(
    eq(careLogTable.businessId, business.id),
    eq(careLogTable.petId, petId),
    from === undefined ? undefined : sql`${on} >= ${from}::date`,
    to === undefined ? undefined : sql`${on} <= ${to}::date`,
  );
  return readPage(call, wanted, input, 'team');
}

/** What every business did for a pet, newest first, for its carers. */
export async function listPetCareLog(call: Call, input: OfPet): Promise<Page<PresentedCareEntry>> {
  await carersPet(call, input.petId);
  return readPage(call, eq(careLogTable.petId, input.petId), input, 'carer');
}

async function readPage(
  call: Call,
  wanted: SQL | undefined,
  { cursor, limit }: Pick<OfPet, 'cursor' | 'limit'>,
  reader: 'team' | 'carer',
): Promise<Page<PresentedCareEntry>> {
  const { db } = call.services.store;
  const rows = await db
    .select()
    .from(careLogTable)
    .where(and(wanted, afterCursor(cursor)))
    .orderBy(desc(careLogTable.at), desc(careLogTable.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, ({ at, id }) => [at.toISOString(), id]);
  return { items: await presentCareEntries(db, page.items, reader), nextCursor: page.nextCursor };
}

function afterCursor(cursor: string | undefined): SQL | undefined {
  const key = readCursor(cursor, ['instant', 'id']);
  if (!key) return undefined;
  return sql`(${careLogTable.at}, ${careLogTable.id}) < (${key[0]}::timestamptz, ${key[1]}::uuid)`;
}
