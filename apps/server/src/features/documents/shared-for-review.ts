import { type MemberRole, mayDo } from '@clearpaw/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { memberTable } from '../../schema/member.ts';
import { isShared, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { isOfRecord, statedRecords } from '../review-states/index.ts';

/** A record that its owner asked a business to review; its documents are shared with that business's reviewers. */
export interface SharedRecord {
  /** Null if it is not a vaccination. */
  readonly vaccinationId: string | null;
  readonly businessId: string;
}

/** The records because of which this person, as a reviewer, may read the document until they have decided. */
export async function recordsSharedForReview(
  services: Services,
  uid: string,
  document: StoredDocument,
): Promise<SharedRecord[]> {
  const doses = await sharedDoses(services, uid, document);
  const others = await sharedRecords(services, uid, document);
  return [...doses, ...others].filter(({ role }) => mayDo(role, 'review'));
}

interface StoredDocument {
  readonly id: string;
  readonly petId: string;
}

interface Shared extends SharedRecord {
  readonly role: MemberRole;
}

/** The document itself, or records with this document. */
async function sharedRecords(services: Services, uid: string, document: StoredDocument): Promise<Shared[]> {
  const named = sql.param(JSON.stringify([document.id]));
  const { rows } = await services.store.db.execute<{ businessId: string; role: MemberRole }>(sql`
    select c.business_id as "businessId", m.role
      from ${statedRecords} r
      join record_review q on ${isOfRecord} and q.decision is null
      join connection c on c.pet_id = r.pet_id and c.business_id = q.business_id and q.shared_at >= c.connected_at
      join member m on m.business_id = c.business_id and m.uid = ${uid}
     where r.pet_id = ${document.petId} and r.counts and r.document_ids @> ${named}::jsonb
       and c.revoked_at is null and (c.ends_at is null or c.ends_at > ${services.clock.now()})`);
  return rows.map(({ businessId, role }) => ({ vaccinationId: null, businessId, role }));
}

async function sharedDoses(services: Services, uid: string, document: StoredDocument): Promise<Shared[]> {
  const named = sql`${vaccinationTable.documentIds} @> ${JSON.stringify([document.id])}::jsonb`;
  return services.store.db
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
}
