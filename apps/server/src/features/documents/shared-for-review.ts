import { mayDo } from '@clearpaw/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { memberTable } from '../../schema/member.ts';
import { isShared, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';

/** A record that its owner asked a business to review, which shares its documents with that business's reviewers. */
export interface SharedRecord {
  readonly vaccinationId: string;
  readonly businessId: string;
}

/** The records through which this person, as a reviewer, may read the document until they have decided. */
export async function recordsSharedForReview(
  services: Services,
  uid: string,
  document: { readonly id: string; readonly petId: string },
): Promise<SharedRecord[]> {
  const named = sql`${vaccinationTable.documentIds} @> ${JSON.stringify([document.id])}::jsonb`;
  const rows = await services.store.db
    .select({
      vaccinationId: vaccinationTable.id,
      businessId: connectionTable.businessId,
      role: memberTable.role,
    })
    .from(vaccinationTable)
    .innerJoin(reviewRequestTable, eq(reviewRequestTable.vaccinationId, vaccinationTable.id))
    .innerJoin(
      connectionTable,
      and(
        eq(connectionTable.petId, vaccinationTable.petId),
        eq(connectionTable.businessId, reviewRequestTable.businessId),
      ),
    )
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, connectionTable.businessId), eq(memberTable.uid, uid)),
    )
    .where(
      and(
        eq(vaccinationTable.petId, document.petId),
        ne(vaccinationTable.state, 'withdrawn'),
        named,
        isShared(),
        isConnected(services.clock.now()),
      ),
    );
  return rows.filter(({ role }) => mayDo(role, 'review'));
}
