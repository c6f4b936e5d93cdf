import { createHash } from 'node:crypto';
import type { reviews } from '@clearpaw/contract';
import { fingerprintLength, fingerprintText } from '@clearpaw/domain';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { isRejected, reviewRequest } from '../../schema/review.ts';
import { vaccination } from '../../schema/vaccination.ts';
import { authorizeMember } from '../team/index.ts';

type Input = z.output<typeof reviews.listRejectedDoses.input>;

/** Fingerprints of what this business rejected: badges carry a dose as long as it counts anywhere. */
export async function listRejectedDoses(call: Call, input: Input): Promise<Page<string>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({
      id: vaccination.id,
      petId: vaccination.petId,
      vaccine: vaccination.vaccine,
      administeredOn: vaccination.administeredOn,
    })
    .from(reviewRequest)
    .innerJoin(vaccination, eq(vaccination.id, reviewRequest.vaccinationId))
    .where(
      and(
        eq(reviewRequest.businessId, business.id),
        ne(vaccination.state, 'withdrawn'),
        isRejected(),
        after ? gt(vaccination.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(vaccination.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(fingerprintOf) };
}

function fingerprintOf(dose: { petId: string; vaccine: string; administeredOn: string }): string {
  const text = fingerprintText(dose.petId, dose);
  return createHash('sha256').update(text).digest('base64url').slice(0, fingerprintLength);
}
