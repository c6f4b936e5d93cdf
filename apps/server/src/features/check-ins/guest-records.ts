import type { checkIns } from '@clearpaw/contract';
import { type CareFacts, type CareKind, customVaccine, type GivenVaccine } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { documentTable } from '../../schema/document.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { checkCare, dayInLists, insertCare, replaceCare } from '../care-records/index.ts';
import { addReadDocument } from '../documents/index.ts';
import type { PetRow } from '../pets/index.ts';
import { insertVaccination, replaceVaccination } from '../vaccinations/index.ts';

export type GuestFields = Omit<z.output<typeof checkIns.createGuest.input>, 'businessId' | 'idempotencyKey'>;

interface Guest {
  readonly pet: PetRow;
  readonly businessId: string;
}

const reason = 'Read from a certificate at check-in';

/**
 * Updates a guest's records to what staff have typed: new ones are recorded as reviewed by a business, missing ones are
 * withdrawn, and equal ones are not changed.
 */
export async function writeGuestRecords(tx: Tx, call: Call, guest: Guest, input: GuestFields): Promise<void> {
  const documentIds = await keepDocuments(tx, call, guest.pet.id, input.documents ?? []);
  await writeDoses(tx, call, guest.pet.id, input.vaccinations ?? [], documentIds);
  const write = <Kind extends CareKind>(kind: Kind, facts: readonly CareFacts[Kind][]) =>
    writeCare(tx, call, guest, { kind, facts, documentIds });
  await write(
    'test',
    (input.tests ?? []).map((one) => ({ ...one, target: null })),
  );
  await write('treatment', input.treatments ?? []);
  await write('declaration', input.declarations ?? []);
  await write('evaluation', input.evaluation ? [input.evaluation] : []);
}

/** The ids of the photos, each added once. */
async function keepDocuments(
  tx: Tx,
  call: Call,
  petId: string,
  photos: NonNullable<GuestFields['documents']>,
): Promise<string[]> {
  const paths = photos.map(({ storagePath }) => storagePath);
  if (paths.length === 0) return [];
  const known = await tx.db
    .select({ id: documentTable.id, path: documentTable.storagePath })
    .from(documentTable)
    .where(and(eq(documentTable.petId, petId), inArray(documentTable.storagePath, paths)));
  const ids: string[] = [];
  for (const { issuedOn, expiresOn, ...photo } of photos) {
    const before = known.find(({ path }) => path === photo.storagePath);
    const dates = { ...(issuedOn ? { issuedOn } : {}), ...(expiresOn ? { expiresOn } : {}) };
    ids.push(before?.id ?? (await addReadDocument(call, tx, { petId, ...photo, ...dates })));
  }
  return ids;
}

async function writeDoses(
  tx: Tx,
  call: Call,
  petId: string,
  doses: NonNullable<GuestFields['vaccinations']>,
  documentIds: string[],
): Promise<void> {
  const author = { by: call.uid, at: call.now, reason };
  const before = await tx.db
    .select()
    .from(vaccinationTable)
    .where(and(eq(vaccinationTable.petId, petId), eq(vaccinationTable.state, 'active')));
  const keyOf = (dose: GivenVaccine & { administeredOn: string; expiresOn?: string | null | undefined }) =>
    JSON.stringify([dose.vaccine, dose.vaccineName ?? null, dose.administeredOn, dose.expiresOn ?? null]);
  const { added, gone } = difference(before, doses, keyOf, keyOf);
  for (const row of gone) await replaceVaccination(tx, row, { state: 'withdrawn' }, author);
  for (const { vaccine, vaccineName = null, administeredOn, expiresOn = null } of added) {
    const row = {
      ...{ id: call.services.newId(), petId, version: 1, vaccine, administeredOn, expiresOn },
      ...{ product: null, manufacturer: null, lotNumber: null, route: null, doseNumber: null },
      ...{ clinic: null, veterinarian: null, certificateNumber: null, tagNumber: null, documentIds },
      vaccineName: vaccine === customVaccine ? vaccineName : null,
      ...{ evidence: 'reviewed' as const, state: 'active' as const },
      ...{ correctedAt: null, statedAt: null, createdAt: call.now, updatedAt: call.now },
    };
    await insertVaccination(tx, row, author);
  }
}

interface Written<Kind extends CareKind> {
  readonly kind: Kind;
  readonly facts: readonly CareFacts[Kind][];
  readonly documentIds: string[];
}

async function writeCare<Kind extends CareKind>(
  tx: Tx,
  call: Call,
  { pet, businessId }: Guest,
  { kind, facts, documentIds }: Written<Kind>,
): Promise<void> {
  const author = { by: call.uid, at: call.now, reason };
  const ofKind = and(
    eq(careRecordTable.petId, pet.id),
    eq(careRecordTable.kind, kind),
    eq(careRecordTable.state, 'active'),
  );
  const before = await tx.db.select().from(careRecordTable).where(ofKind);
  const keyOf = (one: object) => JSON.stringify(Object.entries(one).toSorted());
  const { added, gone } = difference(before, facts, (row) => keyOf(row.facts), keyOf);
  for (const row of gone) await replaceCare(tx, row, { state: 'withdrawn' }, author);
  for (const one of added) {
    await checkCare(tx.db, kind, one, { pet, now: call.now, selfId: null });
    const row = {
      ...{
        id: call.services.newId(),
        petId: pet.id,
        kind,
        onDay: dayInLists(kind, one, call.now),
        facts: one,
      },
      // An evaluation counts only at the business that made it.
      businessId: kind === 'evaluation' ? businessId : null,
      ...{ documentIds, evidence: 'reviewed' as const, state: 'active' as const, version: 1 },
      ...{ createdAt: call.now, updatedAt: call.now, correctedAt: null, statedAt: null },
    };
    await insertCare(tx, row, author);
  }
}

/** The facts to add, and the rows to withdraw. */
function difference<Row, Fact>(
  rows: readonly Row[],
  facts: readonly Fact[],
  keyOfRow: (row: Row) => string,
  keyOfFact: (fact: Fact) => string,
): { readonly added: readonly Fact[]; readonly gone: readonly Row[] } {
  const known = new Set(rows.map(keyOfRow));
  const wanted = new Map(facts.map((fact) => [keyOfFact(fact), fact]));
  return {
    added: [...wanted].filter(([key]) => !known.has(key)).map(([, fact]) => fact),
    gone: rows.filter((row) => !wanted.has(keyOfRow(row))),
  };
}
