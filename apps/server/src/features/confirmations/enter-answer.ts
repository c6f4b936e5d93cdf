import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type FieldProblem, Refusal, refuse } from '../../platform/refusal/index.ts';
import { correctCare, replaceCare } from '../care-records/index.ts';
import { restateDocument } from '../documents/index.ts';
import type { PetRow } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { correctDose, replaceVaccination } from '../vaccinations/index.ts';
import type { ConfirmationRow } from './find-confirmation.ts';
import type { MatchedAnswer } from './match-answers.ts';

interface Provenance {
  readonly confirmation: ConfirmationRow;
  readonly pet: PetRow;
  readonly signerName: string;
}

/** Adds one answer to the record's history, with the clinic as author. A declined record does not change. */
export async function enterAnswer(tx: Tx, call: Call, by: Provenance, matched: MatchedAnswer): Promise<void> {
  const { decision } = matched.answer;
  if (decision === 'confirm') await enterConfirmed(tx, call, by, matched);
  if (decision === 'correct') await correct(tx, call, by, matched).catch(atPath(matched.path));
}

/** The reason in the history: who signed, and where the request was sent. The signer's license number is left out. */
function reasonOf({ confirmation, signerName }: Provenance, verb: 'Confirmed' | 'Corrected'): string {
  const { clinicName, clinicEmail } = confirmation;
  return `${verb} by ${signerName}, ${clinicName} (${clinicEmail})`;
}

async function enterConfirmed(tx: Tx, call: Call, by: Provenance, { record }: MatchedAnswer): Promise<void> {
  const author = { by: by.confirmation.clinicId, at: call.now, reason: reasonOf(by, 'Confirmed') };
  if (record.kind === 'vaccination') await replaceVaccination(tx, record.row, {}, author);
  else if (record.kind === 'document') await petChanged(tx, by.pet.id, call.now);
  else await replaceCare(tx, record.row, {}, author);
}

async function correct(tx: Tx, call: Call, by: Provenance, { answer, record }: MatchedAnswer): Promise<void> {
  const reason = reasonOf(by, 'Corrected');
  const { pet } = by;
  const clinicsCall = { ...call, uid: by.confirmation.clinicId };
  if (answer.kind === 'vaccination' && record.kind === 'vaccination') {
    await correctDose(clinicsCall, tx, { before: record.row, pet, changes: answer.changes ?? {}, reason });
  } else if (answer.kind === 'document' && record.kind === 'document') {
    await restateDocument(call, tx, { ...record.row, petId: pet.id }, answer.changes ?? {});
  } else if (record.kind !== 'vaccination' && record.kind !== 'document') {
    // The kinds of answer and record were compared when they were matched.
    const changes = (answer.changes ?? {}) as never;
    await correctCare(clinicsCall, tx, record.kind, { before: record.row, pet, changes, reason });
  }
}

/** Maps the problems of a corrected record to the fields of the clinic's form. */
function atPath(path: string) {
  return (problem: unknown): never => {
    const issues =
      problem instanceof Refusal ? (problem.details?.issues as FieldProblem[] | undefined) : undefined;
    if (!issues) throw problem;
    throw refuse.invalid(issues.map((issue) => ({ ...issue, path: `${path}.changes.${issue.path}` })));
  };
}
