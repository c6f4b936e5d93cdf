import type { UnsignedReason } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { narrowedTo, type UnsignedQuery } from './unsigned-query.ts';

/** An owner, with those of their pets that are not signed for. */
export interface UnsignedOwner {
  readonly ownerId: string;
  /** False for the owner of a guest, who cannot be asked. */
  readonly hasAccount: boolean;
  readonly pets: readonly { readonly petId: string; readonly name: string }[];
}

interface Asked {
  readonly reason?: UnsignedReason | undefined;
  readonly petIds?: readonly string[] | undefined;
}

/** All owners in the order of their ids, so that who asks at the same time locks in the same order. */
export async function findUnsignedOwners(
  db: Database,
  query: UnsignedQuery,
  asked: Asked,
): Promise<UnsignedOwner[]> {
  const found = await db.execute<UnsignedOwner & Record<string, unknown>>(sql`
    select p.owner_id as "ownerId", bool_and(g.pet_id is null) as "hasAccount",
      jsonb_agg(jsonb_build_object('petId', p.id, 'name', p.name) order by p.name, p.id) as pets
    ${query.from} where ${query.where} ${narrowedTo(query, asked)}
    group by p.owner_id order by p.owner_id`);
  return found.rows;
}
