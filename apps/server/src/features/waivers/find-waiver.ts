import type { BusinessAction } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { memberTable } from '../../schema/member.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { userTypeOf } from '../accounts/index.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import type { WaiverRow } from './waiver-presenter.ts';

interface Found {
  readonly row: WaiverRow;
  readonly isMember: boolean;
}

async function find(call: Call, waiverId: string): Promise<Found> {
  const [found] = await call.services.store.db
    .select({ row: waiverTable, uid: memberTable.uid })
    .from(waiverTable)
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, waiverTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(eq(waiverTable.id, waiverId));
  if (!found) throw refuse.notFound('waiver');
  return { row: found.row, isMember: found.uid !== null };
}

/** A waiver of a business where the caller may do this; any other is treated as not existing. */
export async function saveWaiver(
  call: Call,
  waiverId: string,
  action: BusinessAction,
): Promise<{ waiver: WaiverRow; membership: Membership }> {
  const { row, isMember } = await find(call, waiverId);
  if (!isMember) throw refuse.notFound('waiver');
  return { waiver: row, membership: await authorizeMember(call, row.businessId, action) };
}

/** A waiver the caller may read to sign it: any owner, as at check-in, or a member of the business. */
export async function signableWaiver(
  call: Call,
  waiverId: string,
): Promise<{ waiver: WaiverRow; asMember: boolean }> {
  const { row, isMember } = await find(call, waiverId);
  if (isMember) await authorizeMember(call, row.businessId, 'readWaivers');
  else if ((await userTypeOf(call)) !== 'owner') throw refuse.notFound('waiver');
  return { waiver: row, asMember: isMember };
}
