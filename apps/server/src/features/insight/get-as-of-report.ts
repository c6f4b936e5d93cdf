import type { insight, OutputOf } from '@clearpaw/contract';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { presentCheckIn } from '../check-ins/index.ts';
import { authorizeMember } from '../members/index.ts';

type Input = z.output<typeof insight.getAsOfReport.input>;
type Report = OutputOf<typeof insight.getAsOfReport>;

/** No business has more pets on site. */
const maxPresent = 2_000;

/** The pets on site at a moment, with the verdict and the checks of their arrival, as they were stored then. */
export async function getAsOfReport(call: Call, input: Input): Promise<Report> {
  const { business } = await authorizeMember(call, input.businessId, 'readInsight');
  const at = new Date(input.at);
  if (at > call.now) {
    throw refuse.invalid([
      {
        path: 'at',
        message: 'This time is in the future. Choose a time in the past.',
        reason: 'time_in_future',
      },
    ]);
  }
  const rows = await call.services.store.db
    .select()
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, business.id),
        eq(checkInTable.decision, 'admitted'),
        lte(checkInTable.arrivedAt, at),
        or(isNull(checkInTable.departedAt), gt(checkInTable.departedAt, at)),
      ),
    )
    .orderBy(asc(checkInTable.arrivedAt), asc(checkInTable.id))
    .limit(maxPresent);
  return { items: rows.map((row) => ({ ...presentCheckIn(row, null), checks: [...row.checks] })) };
}
