import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { notifyPetCarers } from '../alerts/index.ts';
import type { PetRow } from '../pets/index.ts';
import type { ConfirmationRow } from './find-confirmation.ts';
import type { ClinicAnswer } from './match-answers.ts';

interface Outcome {
  readonly confirmation: ConfirmationRow;
  readonly pet: PetRow;
  readonly answers: readonly ClinicAnswer[];
}

/** In the app, by email or push, as each person chose. The title shows on lock screens, so it has nothing medical. */
export async function notifyCarers(
  tx: Tx,
  call: Call,
  { confirmation, pet, answers }: Outcome,
): Promise<void> {
  const counts = (decision: ClinicAnswer['decision']) =>
    answers.filter((one) => one.decision === decision).length;
  const [confirmed, corrected, declined] = [counts('confirm'), counts('correct'), counts('decline')];
  await notifyPetCarers(tx, call.services, {
    kind: confirmed + corrected > 0 ? 'evidence_accepted' : 'evidence_refused',
    petId: pet.id,
    onceKey: `confirmation ${confirmation.id}`,
    content: {
      ...{ name: 'clinic_answered', clinic: confirmation.clinicName, pet: pet.name },
      ...{ confirmed, corrected, declined },
    },
  });
}
