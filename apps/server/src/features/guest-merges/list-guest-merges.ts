import type { guestMerges, OutputOf } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { authorizeMember } from '../members/index.ts';
import { photoNameFor } from '../pets/index.ts';
import { type GuestFactsRow, guestFacts, sinceOf } from './find-matches.ts';

type Input = z.output<typeof guestMerges.listGuestMerges.input>;
type Listed = OutputOf<typeof guestMerges.listGuestMerges>['items'][number];

/** What owners called the same pet, while the pet is connected and the guest is there. */
export async function listGuestMerges(call: Call, input: Input): Promise<Page<Listed>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const key = readCursor(input.cursor, ['instant', 'id']);
  const after = key
    ? sql`and (m.asked_at, m.guest_pet_id) > (${key[0]}::timestamptz, ${key[1]}::uuid)`
    : sql``;
  const found = await call.services.store.db.execute<
    Omit<Listed, 'askedAt'> & GuestFactsRow & { askedAt: string }
  >(sql`
    select p.id as "petId", p.name as "petName", p.breed as "petBreed", p.colour as "petColour",
      p.photo_path as "petPhotoPath", m.asked_at as "askedAt", ${guestFacts}
    from guest_merge m
    join guest g on g.pet_id = m.guest_pet_id and g.business_id = m.business_id
    join pet gp on gp.id = g.pet_id
    join pet p on p.id = m.pet_id and p.state = 'active'
    join connection c on c.business_id = m.business_id and c.pet_id = m.pet_id and c.revoked_at is null
      and (c.ends_at is null or c.ends_at > ${call.now.toISOString()}::timestamptz)
    where m.business_id = ${business.id} and m.state = 'requested' ${after}
    order by m.asked_at, m.guest_pet_id limit ${input.limit + 1}`);
  const rows = found.rows.map((row) => ({
    ...row,
    petPhotoPath: photoNameFor(row.petId, row.petPhotoPath),
    since: sinceOf(row),
    askedAt: new Date(row.askedAt).toISOString(),
  }));
  return pageOf(rows, input.limit, ({ askedAt, guestPetId }) => [askedAt, guestPetId]);
}
