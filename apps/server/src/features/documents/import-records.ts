import type { documents } from '@clearpaw/contract';
import { latestDateAt, type Species } from '@clearpaw/domain';
import { petArchive } from '@clearpaw/protocol';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { fhirInZip, type ObjectRow } from '../../platform/objects/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';
import { ownPet, type PetRow } from '../pets/index.ts';
import { isRecordFile, newRow, ownStoredObject } from './add-document.ts';
import { enterTaken, takeDocuments } from './archived-documents.ts';
import { type PresentedDocumentDetail, presentDetail } from './document-presenter.ts';
import { type ReadRecords, readRecords, type UnfitRecords } from './fhir/read-records.ts';

type Input = z.output<typeof documents.importRecords.input>;

const refusals: Readonly<Record<UnfitRecords, Omit<FieldProblem, 'path'>>> = {
  not_fhir: {
    reason: 'records_unreadable',
    message:
      'This file is not a record in FHIR R4: expected a Bundle, an Immunization, or a pet’s record as a zip from Clearpaw.',
  },
  too_many_entries: {
    reason: 'records_too_many',
    message: 'This file has more than 10,000 entries. Export one animal at a time and import it again.',
  },
  other_animals: {
    reason: 'records_of_others',
    message: 'This file is about several animals, and none has this pet’s name or microchip.',
  },
};

/** Stores a file of records with its proposals. Nothing is recorded before its owner has confirmed it. */
export async function importRecords(call: Call, input: Input): Promise<PresentedDocumentDetail> {
  const pet = await ownPet(call, input.petId);
  const { db } = call.services.store;
  const object = await ownStoredObject(call, db, input.storagePath);
  const file = await readFile(call, object);
  const { proposals, ...imported } = readFor(call, file, pet);
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  const taken = await takeDocuments(call, object, file);
  let isEntered = false;
  try {
    return await idempotent(call.services.store, attempt, async (tx) => {
      isEntered = true;
      await enterTaken(call, tx, pet.id, taken);
      const row = {
        ...newRow(call, { ...fields, kind: 'medical_record' }, object),
        progress: 1,
        state: proposals.length > 0 ? ('needs_review' as const) : ('reviewed' as const),
        proposals: proposals.map((proposal, index) => ({ ...proposal, id: String(index + 1) })),
        imported,
      };
      await tx.db.insert(documentTable).values(row);
      return presentDetail(tx.db, row);
    });
  } catch (problem) {
    isEntered = false;
    throw problem;
  } finally {
    if (!isEntered) for (const { staged } of taken) await call.services.objects.discard(staged);
  }
}

async function readFile(call: Call, object: ObjectRow): Promise<unknown> {
  if (!isRecordFile(object)) throw unfit('not_fhir');
  const stored = await call.services.objects.readAll(object);
  const bytes = object.contentType === petArchive.contentType ? fhirInZip(stored) : stored;
  if (bytes === null) throw unfit('not_fhir');
  return JSON.parse(new TextDecoder().decode(bytes));
}

function readFor(call: Call, file: unknown, pet: PetRow): ReadRecords {
  const today = latestDateAt(call.now.getTime());
  const read = readRecords(file, { pet: { ...pet, species: pet.species as Species }, today });
  if (typeof read === 'string') throw unfit(read);
  return read;
}

function unfit(problem: UnfitRecords) {
  return refuse.invalid([{ path: 'storagePath', ...refusals[problem] }]);
}
