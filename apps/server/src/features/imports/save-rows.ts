import { type ImportDose, nameOfVaccine } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { noteGuests } from '../check-ins/index.ts';
import { addToPetNotes, connectGuest } from '../connections/index.ts';
import { insertGuestOwners } from '../customers/index.ts';
import { insertGuestPets } from '../pets/index.ts';
import { petChanged, rechecksTopic } from '../rechecks/index.ts';
import { insertVaccinations } from '../vaccinations/index.ts';
import type { ImportEntry, PlannedRecord } from './planned-record.ts';

/** The reason in the history of a dose, by which undo recognizes doses that were not changed since. */
export const importReason = 'Imported from a customer list';

interface Batch {
  readonly entry: ImportEntry;
  readonly planned: readonly PlannedRecord[];
  readonly now: Date;
}

/** Stores what rows add: customers without an account, and their pets as guests of the business. */
export async function saveRows(tx: Tx, services: Services, batch: Batch): Promise<void> {
  const { entry, planned, now: at } = batch;
  const { businessId } = entry;
  const owners = planned.filter(({ isNewCustomer }) => isNewCustomer);
  await insertGuestOwners(
    tx.db,
    businessId,
    owners.map(({ customer: { id, uid }, record: { owner } }) => ({ id, uid, ...owner, pickups: [] })),
    at,
  );
  await savePets(tx, batch);
  const notes = planned.flatMap(({ pet, isNewPet, doses, record }) => {
    const note = noteOf(isNewPet ? record.note : null, doses);
    return pet === null || note === '' ? [] : [{ businessId, petId: pet.id, note, at }];
  });
  await addToPetNotes(tx.db, notes);
  await insertVaccinations(tx, dosesOf(services, batch), { by: entry.uid, at, reason: importReason });
  // New pets are due anyway; a pet of an earlier batch may have been judged already.
  const known = planned.filter(({ pet, isNewPet, doses }) => pet && !isNewPet && doses.length > 0);
  for (const petId of new Set(known.map(({ pet }) => pet?.id ?? ''))) await petChanged(tx, petId, at);
  tx.publish({ topic: rechecksTopic, payload: {} });
}

async function savePets({ db }: Tx, { entry: { businessId }, planned, now: at }: Batch): Promise<void> {
  const rows = planned.flatMap(({ isNewPet, pet, customer, record }) =>
    isNewPet && pet && record.pet ? [{ id: pet.id, customer, facts: record.pet }] : [],
  );
  await insertGuestPets(
    db,
    rows.map(({ id, customer, facts }) => ({
      ...{ ...facts, id, ownerId: customer.uid },
      bornOnPrecision: facts.bornOn === null ? null : ('day' as const),
    })),
    at,
  );
  await connectGuest(
    db,
    ...rows.map(({ id: petId, facts }) => ({ businessId, petId, petName: facts.name, at })),
  );
  const guests = rows.map(({ id: petId, customer }) => ({
    ...{ petId, businessId, createdAt: at },
    ownerEmail: customer.email ?? '',
  }));
  await noteGuests(db, ...guests);
}

/** A dose without the date it was given proves nothing, so it becomes a note about the pet. */
function noteOf(note: string | null, doses: readonly ImportDose[]): string {
  const lines = doses
    .filter(({ givenOn }) => givenOn === null)
    .map((dose) => {
      const until = dose.expiresOn === null ? '' : ` until ${dose.expiresOn}`;
      return `Imported, not proven: ${nameOfVaccine(dose)}${until}.`;
    });
  return [...(note === null ? [] : [note]), ...lines].join('\n');
}

/** A list proves nothing: such a dose counts as entered by the owner. */
function dosesOf({ newId }: Services, { planned, now }: Batch) {
  return planned.flatMap(({ pet, doses }) =>
    doses.flatMap(({ vaccine, vaccineName, givenOn, expiresOn }) => {
      if (pet === null || givenOn === null) return [];
      const unknown = {
        ...{ product: null, manufacturer: null, lotNumber: null, route: null, doseNumber: null },
        ...{ clinic: null, veterinarian: null, certificateNumber: null, tagNumber: null },
      };
      return [
        {
          ...{ id: newId(), petId: pet.id, version: 1, vaccine, vaccineName, ...unknown },
          ...{ administeredOn: givenOn, expiresOn, documentIds: [], evidence: 'owner' as const },
          ...{ state: 'active' as const, correctedAt: null, statedAt: null, createdAt: now, updatedAt: now },
        },
      ];
    }),
  );
}
