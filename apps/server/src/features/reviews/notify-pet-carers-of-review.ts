import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { notifyPetCarers } from '../alerts/index.ts';

interface Outcome {
  readonly pet: { readonly id: string; readonly name: string };
  readonly business: { readonly id: string; readonly name: string };
  readonly verified: boolean;
  readonly note: string | null;
  /** What was reviewed, as the carers call it. */
  readonly subject: string;
  readonly onceKey: string;
}

/** By each person's choice in the app, by email or pushed. The title shows on locked screens: nothing medical in it. */
export async function notifyPetCarersOfReview(tx: Tx, call: Call, outcome: Outcome): Promise<void> {
  const { pet, business, verified, note, subject, onceKey } = outcome;
  const said = verified
    ? `${business.name} reviewed ${subject} of ${pet.name} and verified it.`
    : `${business.name} rejected ${subject} of ${pet.name}. It doesn’t count at ${business.name}; other businesses are not affected. Open the record to correct it or attach another document, then ask for a new review.`;
  await notifyPetCarers(tx, call.services, {
    kind: verified ? 'evidence_accepted' : 'evidence_refused',
    petId: pet.id,
    businessId: business.id,
    onceKey: `evidence ${business.id} ${onceKey}`,
    title: verified
      ? `${business.name} has checked a record of ${pet.name}`
      : `${business.name} could not confirm a record of ${pet.name}`,
    body: note ? `${said}\nThey wrote: ${note}` : said,
  });
}
