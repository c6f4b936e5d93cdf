import type { OutputOf, waivers } from '@clearpaw/contract';
import { askPauseHours } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { photoNameFor } from '../pets/index.ts';
import { saveWaiver } from './find-waiver.ts';
import {
  connectedTo,
  named,
  narrowedTo,
  ownerName,
  ownerNames,
  type UnsignedQuery,
  unsignedQuery,
} from './unsigned-query.ts';

type Input = z.output<typeof waivers.listUnsignedPets.input>;
type Listed = OutputOf<typeof waivers.listUnsignedPets>;
type Totals = NonNullable<Listed['totals']>;

interface Row extends Omit<Listed['items'][number], 'askedAt'> {
  readonly nameKey: string;
  readonly askedAt: string | null;
}

/** The connected pets and guests without a signature that counts today, in the order of their names. */
export async function listUnsignedPets(call: Call, input: Input): Promise<Listed> {
  const { waiver, membership } = await saveWaiver(call, input.waiverId, 'readWaivers');
  const { id: businessId, timeZone } = membership.business;
  const { db } = call.services.store;
  const query = unsignedQuery({ waiver, timeZone, now: call.now });
  const rows = await findRows(call, query, { ...input, timeZone });
  const page = pageOf(rows, input.limit, ({ nameKey, petId }) => [nameKey, petId]);
  const connected = connectedTo(businessId, call.now);
  const totals = input.cursor === undefined ? await countUnsigned(db, query, connected) : null;
  return { ...page, items: page.items.map(present), totals };
}

function present({ nameKey: _order, askedAt, ...row }: Row): Listed['items'][number] {
  return {
    ...row,
    photoPath: photoNameFor(row.petId, row.photoPath),
    askedAt: askedAt === null ? null : new Date(askedAt).toISOString(),
  };
}

async function findRows(
  call: Call,
  query: UnsignedQuery,
  input: Input & { readonly timeZone: string },
): Promise<Row[]> {
  const key = readCursor(input.cursor, ['text', 'id']);
  const after = key ? sql`and (c.pet_name_key, c.pet_id) > (${key[0]}, ${key[1]}::uuid)` : sql``;
  const since = new Date(call.now.getTime() - askPauseHours * 3_600_000).toISOString();
  const found = await call.services.store.db.execute<Row & Record<string, unknown>>(sql`
    select c.pet_id as "petId", p.name as "petName", p.species, p.colour, p.photo_path as "photoPath",
      ${ownerName} as "ownerName", g.pet_id is null as "hasAccount", ${query.reason} as reason,
      last.version as "signedVersion", (last.signed_at at time zone ${input.timeZone})::date::text as "signedOn",
      a.asked_at as "askedAt", c.pet_name_key as "nameKey"
    ${query.from} ${ownerNames}
    left join waiver_ask a on a.waiver_id = ${input.waiverId} and a.uid = p.owner_id
      and a.asked_at > ${since}::timestamptz
    where ${query.where} ${narrowedTo(query, input)} ${named(input.search)} ${after}
    order by c.pet_name_key, c.pet_id limit ${input.limit + 1}`);
  return found.rows;
}

async function countUnsigned(
  db: Database,
  { from, where, reason }: UnsignedQuery,
  connected: ReturnType<typeof connectedTo>,
): Promise<Totals> {
  const found = await db.execute<Totals & Record<string, unknown>>(sql`
    select count(*)::int as unsigned, (count(*) filter (where u.reason = 'never'))::int as never,
      (count(*) filter (where u.reason = 'outdated'))::int as outdated,
      (count(*) filter (where u.reason = 'expired'))::int as expired,
      (select count(*)::int from connection c join pet p on p.id = c.pet_id where ${connected}) as connected
    from (select ${reason} as reason ${from} where ${where}) u`);
  return found.rows[0] ?? { connected: 0, unsigned: 0, never: 0, outdated: 0, expired: 0 };
}
