import type { checkIns } from '@clearpaw/contract';
import { calendarDateIn, findVaccine } from '@clearpaw/domain';
import type { z } from 'zod';
import { onceOnly, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type Issue, refuse } from '../../platform/refusal/index.ts';
import { insertStandIn } from '../accounts/index.ts';
import { appendEntry } from '../audit/index.ts';
import { connection, nameKey } from '../connections/connection.table.ts';
import { insertGuestPet } from '../pets/index.ts';
import { authorizeMember } from '../team/index.ts';
import { insertVaccination } from '../vaccinations/index.ts';
import { guestTable } from './guest.table.ts';

type Input = z.output<typeof checkIns.createGuest.input>;

/**
 * A pet whose owner has no account. It belongs to a stand-in that nobody can sign in to; the owner's address is kept for
 * this place only. What staff read on the paper counts as checked by a business, and the same rules judge it.
 */
export async function createGuest(call: Call, input: Input): Promise<{ petId: string }> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  requireKnownVaccines(call, input);
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return onceOnly(call.services.store, attempt, async (tx) => {
    const { db } = tx;
    const [ownerId, petId] = [call.services.newId(), call.services.newId()];
    await insertStandIn(db, ownerId, call.now);
    await insertGuestPet(db, {
      id: petId,
      ownerId,
      name: input.petName,
      species: input.species,
      at: call.now,
    });
    await insertDoses(tx, call, petId, input.vaccinations ?? []);
    await db.insert(connection).values({
      businessId: business.id,
      petId,
      scope: 'verdict',
      connectedAt: call.now,
      verdict: 'non_compliant',
      petNameKey: nameKey(input.petName),
    });
    const { ownerEmail } = input;
    await db.insert(guestTable).values({ petId, businessId: business.id, ownerEmail, createdAt: call.now });
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'pet', id: petId } });
    return { petId };
  });
}

function requireKnownVaccines(call: Call, { vaccinations = [] }: Input): void {
  const tomorrow = calendarDateIn(call.now.getTime(), 'Etc/GMT-14');
  const issues = vaccinations.flatMap(({ vaccine, administeredOn, expiresOn }, index): Issue[] => {
    const path = `vaccinations.${index}`;
    if (!findVaccine(vaccine)) return [{ path: `${path}.vaccine`, message: 'There is no such vaccine.' }];
    if (administeredOn > tomorrow) {
      return [{ path: `${path}.administeredOn`, message: 'This day has not come yet.' }];
    }
    const backwards = typeof expiresOn === 'string' && expiresOn < administeredOn;
    return backwards ? [{ path: `${path}.expiresOn`, message: 'It ends before it was given.' }] : [];
  });
  if (issues.length > 0) throw refuse.invalid(issues);
}

async function insertDoses(
  tx: Tx,
  call: Call,
  petId: string,
  doses: NonNullable<Input['vaccinations']>,
): Promise<void> {
  for (const { vaccine, administeredOn, expiresOn = null } of doses) {
    const row = {
      id: call.services.newId(),
      petId,
      version: 1,
      vaccine,
      administeredOn,
      expiresOn,
      product: null,
      manufacturer: null,
      lotNumber: null,
      route: null,
      doseNumber: null,
      clinic: null,
      veterinarian: null,
      certificateNumber: null,
      documentIds: [],
      evidence: 'reviewed' as const,
      state: 'active' as const,
      createdAt: call.now,
      updatedAt: call.now,
      correctedAt: null,
    };
    await insertVaccination(tx, row, { by: call.uid, at: call.now, reason: 'Read from paper at the door' });
  }
}
