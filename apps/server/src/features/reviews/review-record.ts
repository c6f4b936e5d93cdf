import type { OutputOf, reviews } from '@clearpaw/contract';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { noteCareReview } from '../care-records/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { saveRecordDecision } from '../review-states/index.ts';
import {
  type ConnectedRecord,
  currentDecisionOf,
  findConnectedRecord,
  findReviewableRecord,
} from './find-reviewable-record.ts';
import { lockRecord } from './lock-record.ts';
import { notifyPetCarersOfReview } from './notify-pet-carers-of-review.ts';
import { refuseUnseenChange } from './refuse-unseen-change.ts';
import { reviewVaccination } from './review-vaccination.ts';

type Input = z.output<typeof reviews.reviewRecord.input>;
type Decided = OutputOf<typeof reviews.reviewRecord>;

/**
 * Verifies that a record matches its document, or rejects it. A verification counts at every business; a rejection
 * counts only at this one (decision 0059). The pet's carers are notified, with the reason.
 */
export async function reviewRecord(call: AuditedCall, input: Input): Promise<Decided> {
  const { kind, recordId, decision, note = null } = input;
  if (kind === 'vaccination') {
    const dose = await reviewVaccination(call, { ...input, vaccinationId: recordId });
    const own = dose.reviews?.find(({ businessId }) => businessId === input.businessId);
    return { kind, recordId, decision, note: own?.note ?? null, at: own?.at ?? call.now.toISOString() };
  }
  const { business } = await authorizeMember(call, input.businessId, 'review');
  return call.services.store.transaction(async (tx) => {
    await lockRecord(tx, kind, recordId);
    const found = await findDecidable(tx, call, input);
    refuseUndecidable(call, found, decision);
    refuseUnseenChange(found.changedAt, input.seenAt);
    // A colleague was faster and made the same decision.
    if (currentDecisionOf(found) === decision) return decidedBefore(found);
    await decide(tx, call, found, { business, decision, note });
    return { kind, recordId, decision, note, at: call.now.toISOString() };
  });
}

/** A record that the owner shared until the decision can still be found by people who make the same decision. */
async function findDecidable({ db }: Tx, call: Call, input: Input): Promise<ConnectedRecord> {
  const found = await findConnectedRecord(db, call, input);
  if (found.counts && currentDecisionOf(found) === input.decision) return found;
  return findReviewableRecord(db, call, input);
}

function decidedBefore({ kind, id: recordId, request }: ConnectedRecord): Decided {
  const { decision = null, note = null, decidedAt = null } = request ?? {};
  if (decision === null || decidedAt === null) throw new Error('no decision stands');
  return { kind, recordId, decision, note, at: decidedAt.toISOString() };
}

interface Decision {
  readonly business: { readonly id: string; readonly name: string };
  readonly decision: 'verify' | 'reject';
  readonly note: string | null;
}

async function decide(
  tx: Tx,
  call: AuditedCall,
  { id: recordId, kind, pet }: ConnectedRecord,
  { business, decision, note }: Decision,
): Promise<void> {
  const by = { decidedBy: call.uid, decidedAt: call.now };
  await saveRecordDecision(
    tx,
    { businessId: business.id, recordId, kind, petId: pet.id },
    { decision, note, ...by },
  );
  if (decision === 'verify' && kind !== 'document') {
    const reason = `Checked by ${business.name}${note === null ? '' : `: ${note}`}`;
    await noteCareReview(tx, recordId, { by: call.uid, at: call.now, reason });
  }
  await petChanged(tx, pet.id, call.now);
  const entry = { businessId: business.id, subject: { kind: 'pet', id: pet.id } } as const;
  await appendEntry(tx.db, call, { ...entry, action: `${call.name}:${decision}` });
  await notifyPetCarersOfReview(tx, call, {
    ...{ pet, business, verified: decision === 'verify', note },
    subject: { kind },
    onceKey: `${recordId} ${call.now.getTime()}`,
  });
}

function refuseUndecidable(call: Call, found: ConnectedRecord, decision: Input['decision']): void {
  if (!found.counts) {
    throw refuse.precondition('withdrawn', 'The owner removed this record, so there is nothing to review.');
  }
  if (currentDecisionOf(found) === 'reject' && decision !== 'reject') {
    throw refuse.precondition(
      'rejected',
      'Your business has already rejected this record. Ask the owner to correct it; it can be reviewed again then.',
    );
  }
  if (found.pet.ownerId === call.uid) {
    throw refuse.precondition('own_pet', 'You cannot review the records of your own pet; ask a colleague.');
  }
}
