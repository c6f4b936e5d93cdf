import type { OutputOf, reviews } from '@clearpaw/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { memberTable } from '../../schema/member.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findFamilyPet, ownPet } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import {
  type ConnectedDose,
  currentDecisionOfDose,
  findConnectedDose,
  findReviewableDose,
} from './find-reviewable-dose.ts';
import { lockRecord } from './lock-record.ts';
import { requestRecordReview } from './request-record-review.ts';

type Input = z.output<typeof reviews.requestReview.input>;
type Requested = OutputOf<typeof reviews.requestReview>;

/**
 * Asks a business to review a record. If it sees only verdicts, the owner's request allows its reviewers to read this
 * one record, which needs permission to edit the pet. Repeating an open request changes nothing.
 */
export async function requestReview(call: AuditedCall, input: Input): Promise<Requested> {
  const { businessId } = input;
  await refuseUnknownBusiness(call, businessId);
  if ('vaccinationId' in input) return requestDoseReview(call, businessId, input.vaccinationId);
  if (input.kind === 'vaccination') return requestDoseReview(call, businessId, input.recordId);
  return requestRecordReview(call, input);
}

async function requestDoseReview(
  call: AuditedCall,
  businessId: string,
  recordId: string,
): Promise<Requested> {
  const found = await findConnectedDose(call.services.store.db, call, businessId, recordId);
  const family = await findFamilyPet(call, found.pet.id);
  const by = family ? 'owner' : 'member';
  if (!family) await authorizeReader(call, businessId, recordId);
  const shared = by === 'owner' && found.scope === 'verdict';
  if (shared) await ownPet(call, found.pet.id);
  const since = await call.services.store.transaction(async (tx) => {
    await lockRecord(tx, 'vaccination', recordId);
    // A reviewer may have decided in the meantime.
    const asItIs = await findConnectedDose(tx.db, call, businessId, recordId);
    refuseDecided(asItIs);
    if (currentDecisionOfDose(asItIs) === 'verify') return asItIs.request?.requestedAt ?? call.now;
    return saveRequest(tx, call, { businessId, found: asItIs, by });
  });
  const kind = 'vaccination' as const;
  return { businessId, kind, recordId, vaccinationId: recordId, since: since.toISOString(), shared };
}

async function refuseUnknownBusiness(call: Call, businessId: string): Promise<void> {
  const { db } = call.services.store;
  const [found] = await db
    .select({ id: businessTable.id })
    .from(businessTable)
    .where(eq(businessTable.id, businessId));
  if (!found) throw refuse.notFound('business');
}

/** Members can ask only about records that the business may already read. */
async function authorizeReader(call: Call, businessId: string, recordId: string): Promise<void> {
  await findReviewableDose(call.services.store.db, call, businessId, recordId);
  const [row] = await call.services.store.db
    .select({ uid: memberTable.uid })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, call.uid)));
  if (!row) throw refuse.notFound('vaccination');
  await authorizeMember(call, businessId, 'requestReview');
}

function refuseDecided(found: ConnectedDose): void {
  if (found.row.state === 'withdrawn') {
    throw refuse.precondition('withdrawn', 'This record was withdrawn; add it again and ask about that one.');
  }
  if (currentDecisionOfDose(found) === 'reject') {
    throw refuse.precondition(
      'rejected',
      'This business rejected the record. Correct it or attach another document, then ask again.',
    );
  }
}

interface Request {
  readonly businessId: string;
  readonly found: ConnectedDose;
  readonly by: 'member' | 'owner';
}

async function saveRequest(
  tx: Tx,
  call: AuditedCall,
  { businessId, found: { row }, by }: Request,
): Promise<Date> {
  const { db } = tx;
  const asked = { version: row.version, decision: null };
  const stillWaits = sql`${reviewRequestTable.decision} is null`;
  const sharedAt = by === 'owner' ? call.now : null;
  const [saved] = await db
    .insert(reviewRequestTable)
    .values({ businessId, vaccinationId: row.id, ...asked, requestedAt: call.now, sharedAt })
    .onConflictDoUpdate({
      target: [reviewRequestTable.businessId, reviewRequestTable.vaccinationId],
      set: {
        ...asked,
        requestedAt: sql`case when ${stillWaits} then ${reviewRequestTable.requestedAt} else excluded.requested_at end`,
        sharedAt: sql`coalesce(excluded.shared_at, case when ${stillWaits} then ${reviewRequestTable.sharedAt} end)`,
      },
    })
    .returning();
  const subject = { kind: 'vaccination', id: row.id } as const;
  await appendEntry(db, call, { businessId, by, subject });
  await petChanged(tx, row.petId, call.now);
  // Repeating an open request notifies no one.
  if (saved?.requestedAt.getTime() === call.now.getTime()) {
    const payload = { type: 'review.waiting', petId: row.petId, recordId: row.id } as const;
    tx.publish({ topic: topicOf('programEvents', businessId), payload });
  }
  return saved?.requestedAt ?? call.now;
}
