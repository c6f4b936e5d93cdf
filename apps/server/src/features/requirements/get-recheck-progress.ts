import type { OutputOf, requirements } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesInForce } from './rules-in-force.ts';

type Progress = OutputOf<typeof requirements.getRecheckProgress>;

/** How many of the connected pets have been judged by the rules in force. */
export async function getRecheckProgress(call: Call, input: { businessId: string }): Promise<Progress> {
  const { business } = await authorizeMember(call, input.businessId, 'readRequirements');
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { version } = await rulesInForce(db, business.id, today);
  const counted = await db.execute<{ total: number; due: number }>(sql`
    select count(*)::int as total,
      count(*) filter (where due_at <= ${call.now.toISOString()})::int as due
    from connection where business_id = ${business.id} and revoked_at is null`);
  const { total = 0, due = 0 } = counted.rows[0] ?? {};
  return { version, done: total - due, total };
}
