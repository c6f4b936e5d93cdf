import type { OutputOf, reviews } from '@clearpaw/contract';
import { evidenceFromDocuments, vaccineGiven } from '@clearpaw/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { isStillDecided, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { presentVaccination, replaceVaccination, shownReviewsOf } from '../vaccinations/index.ts';
import {
  type ConnectedDose,
  currentDecisionOfDose,
  findConnectedDose,
  findReviewableDose,
} from './find-reviewable-dose.ts';
import { lockRecord } from './lock-record.ts';
import { notifyPetCarersOfReview } from './notify-pet-carers-of-review.ts';
import { refuseUnseenChange } from './refuse-unseen-change.ts';

/** `seenAt` is the record's `updatedAt` as the reviewer read it. */
type Input = z.output<typeof reviews.reviewVaccination.input> & { readonly seenAt?: string | undefined };
type DoseRow = ConnectedDose['row'];

/**
 * Verifies that the record matches its document, or rejects it. A verification counts at every business; a rejection
 * counts only at this one (decision 0059). The pet's carers are notified, with the reason.
 */
export async function reviewVaccination(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof reviews.reviewVaccination>> {
  const { business } = await authorizeMember(call, input.businessId, 'review');
  const verified = input.decision === 'verify';
  return call.services.store.transaction(async (tx) => {
    await lockRecord(tx, 'vaccination', input.vaccinationId);
    const found = await findDecidable(tx, call, input);
    refuseUndecidable(call, found, input.decision);
    refuseUnseenChange(found.row.correctedAt, input.seenAt);
    // A colleague was faster and made the same decision.
    if (currentDecisionOfDose(found) === input.decision) return presentDose(tx, call, found.row);
    const row = verified
      ? await markChecked(
          tx,
          call,
          found.row,
          `Checked by ${business.name}${input.note ? `: ${input.note}` : ''}`,
        )
      : await dropOwnCheck(tx, call, found.row, business.id);
    await saveDecision(tx, call, input, row.version);
    await petChanged(tx, row.petId, call.now);
    const entry = { businessId: business.id, subject: { kind: 'vaccination', id: row.id } } as const;
    await appendEntry(tx.db, call, { ...entry, action: `${call.name}:${input.decision}` });
    await notifyPetCarersOfReview(tx, call, {
      ...{ pet: found.pet, business, verified, note: input.note ?? null },
      subject: vaccineGiven(row)
        ? { vaccine: row.vaccine, vaccineName: row.vaccineName }
        : { kind: 'vaccination' },
      onceKey: `${row.id} ${row.version}`,
    });
    return presentDose(tx, call, row);
  });
}

async function presentDose(tx: Tx, call: Call, row: DoseRow) {
  const shown = await shownReviewsOf(tx.db, call.uid, [row.id]);
  return presentVaccination(row, shown.get(row.id));
}

/** A dose that the owner shared until the decision can still be found by people who make the same decision. */
async function findDecidable({ db }: Tx, call: Call, input: Input): Promise<ConnectedDose> {
  const { businessId, vaccinationId, decision } = input;
  const found = await findConnectedDose(db, call, businessId, vaccinationId);
  if (found.row.state !== 'withdrawn' && currentDecisionOfDose(found) === decision) return found;
  return findReviewableDose(db, call, businessId, vaccinationId);
}

function refuseUndecidable(call: Call, found: ConnectedDose, decision: Input['decision']): void {
  if (found.row.state === 'withdrawn') {
    throw refuse.precondition('withdrawn', 'The owner removed this record, so there is nothing to review.');
  }
  if (currentDecisionOfDose(found) === 'reject' && decision !== 'reject') {
    throw refuse.precondition(
      'rejected',
      'Your business has already rejected this record. Ask the owner to correct it; it can be reviewed again then.',
    );
  }
  if (found.pet.ownerId === call.uid) {
    throw refuse.precondition('own_pet', 'You cannot review the records of your own pet; ask a colleague.');
  }
}

function markChecked(tx: Tx, call: Call, row: DoseRow, reason: string): Promise<DoseRow> {
  const evidence = row.evidence === 'clinic' ? row.evidence : ('reviewed' as const);
  return replaceVaccination(tx, row, { evidence }, { by: call.uid, at: call.now, reason });
}

/** A record that only this business had verified is no longer verified; another business's verification stays. */
async function dropOwnCheck(tx: Tx, call: Call, row: DoseRow, businessId: string): Promise<DoseRow> {
  if (row.evidence !== 'reviewed') return row;
  const [other] = await tx.db
    .select({ one: sql`1` })
    .from(reviewRequestTable)
    .innerJoin(vaccinationTable, eq(vaccinationTable.id, reviewRequestTable.vaccinationId))
    .where(
      and(
        eq(reviewRequestTable.vaccinationId, row.id),
        ne(reviewRequestTable.businessId, businessId),
        eq(reviewRequestTable.decision, 'verify'),
        isStillDecided(),
      ),
    )
    .limit(1);
  if (other) return row;
  const evidence = evidenceFromDocuments(row.documentIds);
  const author = {
    by: call.uid,
    at: call.now,
    reason: 'The business that had checked this record took that back.',
  };
  return replaceVaccination(tx, row, { evidence }, author);
}

async function saveDecision({ db }: Tx, call: Call, input: Input, version: number): Promise<void> {
  const decided = {
    version,
    decision: input.decision,
    decidedBy: call.uid,
    decidedAt: call.now,
    note: input.note ?? null,
  };
  const { businessId, vaccinationId } = input;
  await db
    .insert(reviewRequestTable)
    .values({ businessId, vaccinationId, requestedAt: call.now, ...decided })
    .onConflictDoUpdate({
      target: [reviewRequestTable.businessId, reviewRequestTable.vaccinationId],
      set: decided,
    });
}
