import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { raiseAlert } from '../alerts/index.ts';
import { business } from '../businesses/business.table.ts';
import { pet } from '../pets/pet.table.ts';
import { markPet } from './mark-changed.ts';

/** The part of a published check-in that matters here. */
interface Arrival {
  readonly id: string;
  readonly petId: string;
  readonly businessId: string;
  readonly decision: string;
  readonly departedAt: string | null;
}

/** Tells the owner that their pet was let in somewhere; its plan may now count a place more. */
export async function tellArrival(tx: Tx, services: Services, payload: unknown): Promise<void> {
  if (!isArrival(payload)) return;
  const [found] = await tx.db
    .select({ ownerId: pet.ownerId, petName: pet.name, place: business.name })
    .from(pet)
    .innerJoin(business, eq(business.id, payload.businessId))
    .where(eq(pet.id, payload.petId));
  if (!found) return;
  await markPet(tx.db, payload.petId, services.clock.now());
  await raiseAlert(tx, services, {
    uid: found.ownerId,
    kind: 'checked_in',
    petId: payload.petId,
    businessId: payload.businessId,
    onceKey: `checked_in ${payload.id}`,
    title: `${found.petName} was checked in at ${found.place}`,
    body: `${found.place} let ${found.petName} in. If that was not you, disconnect the place on the pet’s page.`,
  });
}

function isArrival(payload: unknown): payload is Arrival {
  const { decision, departedAt, petId } = (payload ?? {}) as Partial<Arrival>;
  return decision === 'admitted' && departedAt === null && typeof petId === 'string';
}
