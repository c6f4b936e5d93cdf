import type { OutputOf, pets } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent, omitUndefined } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';
import { requireUserType } from '../accounts/index.ts';
import { checkPet } from './check-pet.ts';
import type { PetRow } from './pet-access.ts';
import { presentPet } from './pet-presenter.ts';
import { warnAboutMicrochip } from './warn-about-microchip.ts';

type Input = z.output<typeof pets.createPet.input>;
type Saved = OutputOf<typeof pets.createPet>;

/** Facts that were not entered yet. */
export const unknownFacts = {
  breed: null,
  sex: 'unknown',
  sterilized: null,
  bornOn: null,
  bornOnPrecision: null,
  colour: null,
  weightKg: null,
  microchip: null,
  photoPath: null,
  alerts: [],
  notes: null,
  clinic: null,
  state: 'active',
  endedAt: null,
  deletedAt: null,
  stateBefore: null,
} satisfies Partial<PetRow>;

/** Facts that the owner leaves out stay unknown; nothing is guessed. */
export async function createPet(call: Call, input: Input): Promise<Saved> {
  await requireUserType(call, 'owner');
  const { idempotencyKey, ...fields } = input;
  const checked = checkPet(fields, call.now, [call.uid]);
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const times = { createdAt: call.now, updatedAt: call.now };
    const own = { id: call.services.newId(), ownerId: call.uid, ...times };
    const precision = fields.bornOn && !fields.bornOnPrecision ? { bornOnPrecision: 'day' as const } : {};
    const draft = { ...unknownFacts, ...omitUndefined(fields), ...checked, ...precision, ...own };
    const [row] = await tx.db.insert(petTable).values(draft).returning();
    const saved = row as PetRow;
    return { ...presentPet(saved, 'owner'), ...(await warnAboutMicrochip(tx.db, saved)) };
  });
}
