import type { OutputOf, reviews } from '@clearpaw/contract';
import { findVaccine } from '@clearpaw/domain';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { tellFamily } from '../alerts/index.ts';
import { appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../team/index.ts';
import { presentVaccination, replaceVaccination } from '../vaccinations/index.ts';
import { findShownDose, type ShownDose } from './find-shown-dose.ts';
import { reviewRequest } from './review.table.ts';

type Input = z.output<typeof reviews.reviewVaccination.input>;

/** Says that the record agrees with its document, or that it does not. The family is told which, and why. */
export async function reviewVaccination(
  call: Call,
  input: Input,
): Promise<OutputOf<typeof reviews.reviewVaccination>> {
  const { business } = await authorizeMember(call, input.businessId, 'review');
  const shown = await findShownDose(call, business.id, input.vaccinationId);
  refuseUndecidable(call, shown);
  const verified = input.decision === 'verify';
  const { evidence } = shown.row;
  const changes = verified
    ? { evidence: evidence === 'clinic' ? evidence : ('reviewed' as const) }
    : { state: 'rejected' as const };
  const reason = `${verified ? 'Checked' : 'Rejected'} by ${business.name}${input.note ? `: ${input.note}` : ''}`;
  return call.services.store.transaction(async (tx) => {
    const author = { by: call.uid, at: call.now, reason };
    const row = await replaceVaccination(tx, shown.row, changes, author);
    await keepDecision(tx, call, input, row.version);
    const deed = { businessId: business.id, subject: { kind: 'vaccination', id: row.id } } as const;
    await appendEntry(tx.db, call, { ...deed, action: `${call.name}:${input.decision}` });
    await tell(tx, call, shown, { place: business, verified, note: input.note });
    return presentVaccination(row);
  });
}

function refuseUndecidable(call: Call, { row, pet }: ShownDose): void {
  if (row.state !== 'active') {
    throw refuse.precondition(row.state, 'This record no longer counts, so there is nothing to review.');
  }
  if (pet.ownerId === call.uid) {
    throw refuse.precondition('own_pet', 'Nobody checks the records of their own pet; ask a colleague.');
  }
}

async function keepDecision({ db }: Tx, call: Call, input: Input, version: number): Promise<void> {
  const decided = {
    version,
    decision: input.decision,
    decidedBy: call.uid,
    decidedAt: call.now,
    note: input.note ?? null,
  };
  const { businessId, vaccinationId } = input;
  await db
    .insert(reviewRequest)
    .values({ businessId, vaccinationId, requestedAt: call.now, ...decided })
    .onConflictDoUpdate({
      target: [reviewRequest.businessId, reviewRequest.vaccinationId],
      set: decided,
    });
}

/** By each one's choice in the app, by mail or pushed. The title shows on locked screens: nothing medical in it. */
async function tell(
  tx: Tx,
  call: Call,
  { row, pet }: ShownDose,
  outcome: { place: { id: string; name: string }; verified: boolean; note: string | undefined },
): Promise<void> {
  const { place, verified, note } = outcome;
  const subject = findVaccine(row.vaccine)?.name ?? 'a vaccination';
  const said = verified
    ? `${place.name} has checked ${subject} of ${pet.name} against its document and confirmed it.`
    : `${place.name} could not confirm ${subject} of ${pet.name}, and rejected it.`;
  await tellFamily(tx, call.services, {
    kind: verified ? 'evidence_accepted' : 'evidence_refused',
    petId: pet.id,
    businessId: place.id,
    onceKey: `evidence ${place.id} ${row.id} ${row.version}`,
    title: verified
      ? `${place.name} has checked a record of ${pet.name}`
      : `${place.name} could not confirm a record of ${pet.name}`,
    body: note ? `${said}\nThey wrote: ${note}` : said,
  });
}
