import type { OutputOf, reviews } from '@clearpaw/contract';
import { evidenceFromDocuments, vaccineGiven } from '@clearpaw/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { isStillDecided, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { notifyPetCarers } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { presentVaccination, replaceVaccination, shownReviewsOf } from '../vaccinations/index.ts';
import { type ConnectedDose, findReviewableDose, isRejectedNow } from './find-reviewable-dose.ts';

type Input = z.output<typeof reviews.reviewVaccination.input>;
type DoseRow = ConnectedDose['row'];

/**
 * Says that the record agrees with its document, or that it does not. A check is believed everywhere; a rejection
 * counts at this business alone (decision 0059). The family is told which, and why.
 */
export async function reviewVaccination(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof reviews.reviewVaccination>> {
  const { business } = await authorizeMember(call, input.businessId, 'review');
  const found = await findReviewableDose(call, business.id, input.vaccinationId);
  refuseUndecidable(call, found);
  const verified = input.decision === 'verify';
  return call.services.store.transaction(async (tx) => {
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
    await notifyFamily(tx, call, { ...found, row }, { business, verified, note: input.note });
    const shown = await shownReviewsOf(tx.db, call.uid, [row.id]);
    return presentVaccination(row, shown.get(row.id));
  });
}

function refuseUndecidable(call: Call, { row, pet, request }: ConnectedDose): void {
  if (row.state === 'withdrawn') {
    throw refuse.precondition('withdrawn', 'The owner withdrew this record, so there is nothing to review.');
  }
  if (isRejectedNow(row, request)) {
    throw refuse.precondition(
      'rejected',
      'Your business has already rejected this record. Once its owner corrects it, it can be reviewed again.',
    );
  }
  if (pet.ownerId === call.uid) {
    throw refuse.precondition('own_pet', 'No one can review the records of their own pet; ask a colleague.');
  }
}

function markChecked(tx: Tx, call: Call, row: DoseRow, reason: string): Promise<DoseRow> {
  const evidence = row.evidence === 'clinic' ? row.evidence : ('reviewed' as const);
  return replaceVaccination(tx, row, { evidence }, { by: call.uid, at: call.now, reason });
}

/** A record that this business alone had checked is no longer checked; another business's check stays. */
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

interface Outcome {
  readonly business: { readonly id: string; readonly name: string };
  readonly verified: boolean;
  readonly note: string | undefined;
}

/** By each person's choice in the app, by email or pushed. The title shows on locked screens: nothing medical in it. */
async function notifyFamily(
  tx: Tx,
  call: Call,
  { row, pet }: ConnectedDose,
  outcome: Outcome,
): Promise<void> {
  const { business, verified, note } = outcome;
  const subject = vaccineGiven(row)?.name ?? 'a vaccination';
  const said = verified
    ? `${business.name} checked ${subject} of ${pet.name} against its document and confirmed it.`
    : `${business.name} could not confirm ${subject} of ${pet.name} and rejected it. It no longer counts there; other businesses decide for themselves.`;
  await notifyPetCarers(tx, call.services, {
    kind: verified ? 'evidence_accepted' : 'evidence_refused',
    petId: pet.id,
    businessId: business.id,
    onceKey: `evidence ${business.id} ${row.id} ${row.version}`,
    title: verified
      ? `${business.name} has checked a record of ${pet.name}`
      : `${business.name} could not confirm a record of ${pet.name}`,
    body: note ? `${said}\nThey wrote: ${note}` : said,
  });
}
