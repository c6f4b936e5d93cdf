import { mayDo } from '@clearpaw/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { connection, isConnected } from '../../schema/connection.ts';
import { member } from '../../schema/member.ts';
import { isShared, reviewRequest } from '../../schema/review.ts';
import { vaccination } from '../../schema/vaccination.ts';

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
  const named = sql`${vaccination.documentIds} @> ${JSON.stringify([document.id])}::jsonb`;
  const rows = await services.store.db
    .select({ vaccinationId: vaccination.id, businessId: connection.businessId, role: member.role })
    .from(vaccination)
    .innerJoin(reviewRequest, eq(reviewRequest.vaccinationId, vaccination.id))
    .innerJoin(
      connection,
      and(eq(connection.petId, vaccination.petId), eq(connection.businessId, reviewRequest.businessId)),
    )
    .innerJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, uid)))
    .where(
      and(
        eq(vaccination.petId, document.petId),
        ne(vaccination.state, 'withdrawn'),
        named,
        isShared(),
        isConnected(services.clock.now()),
      ),
    );
  return rows.filter(({ role }) => mayDo(role, 'review'));
}
