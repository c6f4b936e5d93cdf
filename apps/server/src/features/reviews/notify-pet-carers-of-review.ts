import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import type { ContentOf } from '../../schema/alert-content.ts';
import { notifyPetCarers } from '../alerts/index.ts';

interface Outcome {
  readonly pet: { readonly id: string; readonly name: string };
  readonly business: { readonly id: string; readonly name: string };
  readonly verified: boolean;
  readonly note: string | null;
  readonly subject: ContentOf<'reviewed'>['subject'];
  readonly onceKey: string;
}

/** In the app, by email or push, as each person chose. The title shows on lock screens, so it has nothing medical. */
export async function notifyPetCarersOfReview(tx: Tx, call: Call, outcome: Outcome): Promise<void> {
  const { pet, business, verified, note, subject, onceKey } = outcome;
  await notifyPetCarers(tx, call.services, {
    kind: verified ? 'evidence_accepted' : 'evidence_refused',
    petId: pet.id,
    businessId: business.id,
    onceKey: `evidence ${business.id} ${onceKey}`,
    content: {
      ...{ name: 'reviewed', business: business.name, pet: pet.name },
      ...{ isVerified: verified, note, subject },
    },
  });
}
