import type { OutputOf, reviews } from '@clearpaw/contract';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findFamilyPet, ownPet } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { saveRecordRequest } from '../review-states/index.ts';
import {
  type ConnectedRecord,
  currentDecisionOf,
  findConnectedRecord,
  findReviewableRecord,
  type RecordAtBusiness,
} from './find-reviewable-record.ts';
import { lockRecord } from './lock-record.ts';

type Requested = OutputOf<typeof reviews.requestReview>;

/**
 * The same for a record other than a vaccination. A request about one that the business has verified changes nothing.
 */
export async function requestRecordReview(call: AuditedCall, asked: RecordAtBusiness): Promise<Requested> {
  const { businessId, kind, recordId } = asked;
  const found = await findConnectedRecord(call.services.store.db, call, asked);
  const family = await findFamilyPet(call, found.pet.id);
  const by = family ? 'owner' : 'member';
  if (!family) {
    await findReviewableRecord(call.services.store.db, call, asked);
    await authorizeMember(call, businessId, 'requestReview').catch(refuse.absentAs(kind));
  }
  const shared = by === 'owner' && found.scope === 'verdict';
  if (shared) await ownPet(call, found.pet.id);
  return call.services.store.transaction(async (tx) => {
    await lockRecord(tx, kind, recordId);
    // A reviewer may have decided in the meantime.
    const asItIs = await findConnectedRecord(tx.db, call, asked);
    refuseDecided(asItIs);
    if (currentDecisionOf(asItIs) === 'verify') {
      const since = (asItIs.request?.requestedAt ?? call.now).toISOString();
      return { businessId, kind, recordId, since, shared: false };
    }
    const since = await saveRequest(tx, call, { businessId, found: asItIs, by });
    return { businessId, kind, recordId, since: since.toISOString(), shared };
  });
}

function refuseDecided(found: ConnectedRecord): void {
  if (!found.counts) {
    throw refuse.precondition('withdrawn', 'This record was withdrawn; add it again and ask about that one.');
  }
  if (currentDecisionOf(found) === 'reject') {
    throw refuse.precondition(
      'rejected',
      'This business rejected the record. Correct it or attach another document, then ask again.',
    );
  }
}

interface Request {
  readonly businessId: string;
  readonly found: ConnectedRecord;
  readonly by: 'member' | 'owner';
}

async function saveRequest(tx: Tx, call: AuditedCall, { businessId, found, by }: Request): Promise<Date> {
  const { id: recordId, kind, pet } = found;
  const record = { businessId, recordId, kind, petId: pet.id };
  const since = await saveRecordRequest(tx, record, { at: call.now, byOwner: by === 'owner' });
  await appendEntry(tx.db, call, { businessId, by, subject: { kind: 'pet', id: pet.id } });
  await petChanged(tx, pet.id, call.now);
  // Repeating an open request notifies no one.
  if (since.getTime() === call.now.getTime()) {
    const payload = { type: 'review.waiting', petId: pet.id, recordId } as const;
    tx.publish({ topic: topicOf('programEvents', businessId), payload });
  }
  return since;
}
