import type { checkIns } from '@clearpaw/contract';
import { checkContact, customVaccine, latestDateAt, vaccineGiven } from '@clearpaw/domain';
import type { z } from 'zod';
import { type Database, idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';
import { guestTable } from '../../schema/guest.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { connectGuest } from '../connections/index.ts';
import { prepareGuestOwner } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { guestPetFacts, insertGuestPet } from '../pets/index.ts';
import { type GuestFields, writeGuestRecords } from './guest-records.ts';

type Input = z.output<typeof checkIns.createGuest.input>;

/**
 * A pet whose owner has no account. It belongs to a placeholder account that no one can sign in to; the owner's address
 * is stored for this business only, among its customers. What staff read on the certificate counts as reviewed by a
 * business, and the same rules judge it.
 */
export async function createGuest(call: AuditedCall, input: Input): Promise<{ petId: string }> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...sent } = input;
  const { businessId, customerId, ...fields } = sent;
  checkGuest(call, fields);
  const facts = guestPetFacts(fields, call.now);
  const attempt = { uid: call.uid, key, input: [call.name, sent], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const { db } = tx;
    const { ownerEmail } = fields;
    const owner = { businessId, customerId, ownerEmail, ...ownerReached(fields) };
    const ownerId = await prepareGuestOwner(tx, call, owner);
    const petId = call.services.newId();
    const pet = await insertGuestPet(db, { ...facts, id: petId, ownerId, at: call.now });
    await writeGuestRecords(tx, call, { pet, businessId }, fields);
    await connectGuest(db, { businessId: business.id, petId, petName: fields.petName, at: call.now });
    await noteGuests(db, { petId, businessId: business.id, ownerEmail, createdAt: call.now });
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'pet', id: petId } });
    return { petId };
  });
}

/** Stores which business these guests belong to. The email is empty if no address is known. */
export async function noteGuests(
  db: Database,
  ...guests: readonly (typeof guestTable.$inferInsert)[]
): Promise<void> {
  if (guests.length > 0) await db.insert(guestTable).values([...guests]);
}

/** What staff typed about the owner beside the address; null is not typed. */
export function ownerReached({ ownerName = null, ownerPhone = null }: GuestFields): {
  readonly name: string | null;
  readonly phone: string | null;
} {
  return { name: ownerName, phone: ownerPhone };
}

/** Refuses impossible doses, with their position in the form, and a phone number that cannot be dialed. */
export function checkGuest(call: Call, { vaccinations = [], ownerPhone = null }: GuestFields): void {
  const tomorrow = latestDateAt(call.now.getTime());
  const issues = vaccinations.flatMap(
    ({ vaccine, vaccineName, administeredOn, expiresOn }, index): FieldProblem[] => {
      const path = `vaccinations.${index}`;
      if (!vaccineGiven({ vaccine, vaccineName })) {
        return vaccine === customVaccine
          ? [
              {
                path: `${path}.vaccineName`,
                message: 'Enter the name of the vaccine.',
                reason: 'name_missing',
              },
            ]
          : [{ path: `${path}.vaccine`, message: 'There is no such vaccine.', reason: 'vaccine_unknown' }];
      }
      if (administeredOn > tomorrow) {
        return [
          { path: `${path}.administeredOn`, message: 'This day has not come yet.', reason: 'in_the_future' },
        ];
      }
      const backwards = typeof expiresOn === 'string' && expiresOn < administeredOn;
      const message = 'It ends before it was given.';
      return backwards ? [{ path: `${path}.expiresOn`, message, reason: 'ends_before_given' }] : [];
    },
  );
  const undialable = checkContact({ name: '', phone: ownerPhone, emergency: null, pickups: [] });
  issues.push(...undialable.map(({ code, message }) => ({ path: 'ownerPhone', message, reason: code })));
  if (issues.length > 0) throw refuse.invalid(issues);
}
