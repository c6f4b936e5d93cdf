import { createHash } from 'node:crypto';
import type { reviews } from '@clearpaw/contract';
import { fingerprintLength, fingerprintText } from '@clearpaw/domain';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { isRejected, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { authorizeMember } from '../members/index.ts';

type Input = z.output<typeof reviews.listRejectedDoses.input>;

/** Fingerprints of the doses that this business rejected, because badges carry a dose as long as it counts anywhere. */
export async function listRejectedDoses(call: Call, input: Input): Promise<Page<string>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({
      id: vaccinationTable.id,
      petId: vaccinationTable.petId,
      vaccine: vaccinationTable.vaccine,
      administeredOn: vaccinationTable.administeredOn,
    })
    .from(reviewRequestTable)
    .innerJoin(vaccinationTable, eq(vaccinationTable.id, reviewRequestTable.vaccinationId))
    .where(
      and(
        eq(reviewRequestTable.businessId, business.id),
        ne(vaccinationTable.state, 'withdrawn'),
        isRejected(),
        after ? gt(vaccinationTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(vaccinationTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(fingerprintOf) };
}

function fingerprintOf(dose: { petId: string; vaccine: string; administeredOn: string }): string {
  const text = fingerprintText(dose.petId, dose);
  return createHash('sha256').update(text).digest('base64url').slice(0, fingerprintLength);
}
