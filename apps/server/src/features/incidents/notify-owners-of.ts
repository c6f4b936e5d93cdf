import { and, asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeNotice } from '../../platform/mail/index.ts';
import type { ContentOf } from '../../schema/alert-content.ts';
import { incidentPetTable } from '../../schema/incident.ts';
import { petTable } from '../../schema/pet.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { notifyPetCarers, petCarersOf, sayAlert } from '../alerts/index.ts';
import { guestEmailsOf } from '../customers/index.ts';
import type { IncidentPet, IncidentRow } from './incident-presenter.ts';

interface NotifiedIncident {
  readonly incident: IncidentRow;
  readonly business: { readonly name: string; readonly timeZone: string };
  /** Whether this notifies the owners for the first time, or only those who were notified before. */
  readonly first: boolean;
}

/**
 * Each owner reads about their own pet only. The title states neither the kind nor the severity, because it is shown on
 * lock screens. The owner of a guest, who has no account, gets an email. A correction goes to the owners who were
 * notified, as long as they still own the pet.
 */
export async function notifyOwnersOf(
  tx: Tx,
  call: Pick<Call, 'services' | 'uid'>,
  { incident, business, first }: NotifiedIncident,
): Promise<void> {
  const { services, uid } = call;
  if (first) await keepWhoIsNotified(tx.db, incident.id);
  const pets = await petsOfNotified(tx.db, incident.id);
  const contentFor = (pet: IncidentPet) => contentOf(incident, business, pet.petName);
  const drafts = pets.map((pet) => ({
    ...{ petId: pet.petId, businessId: incident.businessId, content: contentFor(pet) },
    kind: 'incident' as const,
    onceKey: `incident:${incident.id}:${incident.version}:${pet.petId}`,
  }));
  await notifyPetCarers(tx, services, ...drafts);
  const ids = pets.map(({ petId }) => petId);
  const carersOf = await petCarersOf(tx.db, ids);
  const emails = await guestEmailsOf(tx.db, incident.businessId, ids);
  for (const pet of pets) {
    const to = emails.get(pet.petId);
    if (to === undefined || carersOf(pet.petId).length > 0) continue;
    if (!(await takeNotice({ budgets: services.budgets, tx, uid }, to))) continue;
    const language = await languageOfAddress(tx.db, to, uid);
    const { title, body } = sayAlert(contentFor(pet), language);
    await sendNote(tx, services, { to, language, subject: title, paragraphs: [body] });
  }
}

async function keepWhoIsNotified(db: Database, incidentId: string): Promise<void> {
  await db
    .update(incidentPetTable)
    .set({ notifiedUid: petTable.ownerId })
    .from(petTable)
    .where(and(eq(incidentPetTable.incidentId, incidentId), eq(petTable.id, incidentPetTable.petId)));
}

/** The pets whose owner was notified and still owns them. */
async function petsOfNotified(db: Database, incidentId: string): Promise<readonly IncidentPet[]> {
  return db
    .select({ petId: incidentPetTable.petId, petName: incidentPetTable.petName })
    .from(incidentPetTable)
    .innerJoin(
      petTable,
      and(eq(petTable.id, incidentPetTable.petId), eq(petTable.ownerId, incidentPetTable.notifiedUid)),
    )
    .where(eq(incidentPetTable.incidentId, incidentId))
    .orderBy(asc(incidentPetTable.position));
}

function contentOf(
  incident: IncidentRow,
  { name, timeZone }: NotifiedIncident['business'],
  pet: string,
): ContentOf<'incident'> {
  const { kind, occurredAt, location, description, actionsTaken, version } = incident;
  return {
    ...{ name: 'incident', business: name, pet, kind, occurredAt: occurredAt.toISOString(), timeZone },
    ...{ location, description, actionsTaken, isCorrected: version > 1 },
  };
}
