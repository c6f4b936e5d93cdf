import { checkContact } from '@clearpaw/domain';
import { newId } from '../../../platform/clock/index.ts';
import type { DataImportPlan, PlanDraft, PlannedImport } from './import-plan.ts';
import { planDocuments } from './plan-documents.ts';
import { planFiles } from './plan-files.ts';
import { ownPets, planPets } from './plan-pets.ts';
import { planCareRecords, planVaccinations, type Surroundings } from './plan-records.ts';
import { DataRefused, readRows } from './read-rows.ts';

/** What importing this data writes, or the first thing in it that cannot be accepted. */
export function planImport(draft: PlanDraft): PlannedImport {
  try {
    return { plan: plan(draft) };
  } catch (problem) {
    if (problem instanceof DataRefused) return { refusedAt: problem.at };
    throw problem;
  }
}

function plan(draft: PlanDraft): DataImportPlan {
  const data = readJson(draft.json);
  const [person, ...others] = readRows(data, 'user');
  if (!person || others.length > 0) throw new DataRefused('user');
  const petRows = inOrder(ownPets(readRows(data, 'pet'), person.id));
  const petIds = newIds(petRows);
  const sent = new Set(draft.files.filter(({ purpose }) => purpose === 'documents').map(({ path }) => path));
  const ofPets = inOrder(readRows(data, 'document')).filter(({ petId }) => petIds.has(petId ?? ''));
  const documentRows = ofPets.filter(({ storagePath }) => sent.has(storagePath));
  const documentIds = newIds(documentRows);
  const { files, pathOf } = planFiles(draft, person.id, documentIds);
  const pets = planPets(petRows, draft, petIds, (path) => pathOf(path, 'photos'));
  const documents = planDocuments(documentRows, draft, { pets: petIds, documents: documentIds, pathOf });
  const around: Surroundings = {
    draft,
    newId,
    pets: new Map(petRows.map((row, index) => [row.id, pets[index] as DataImportPlan['pets'][number]])),
    proofs: new Map(
      // A file of records, which anyone can write, proves nothing.
      documentRows.flatMap(({ id, petId, imported }) =>
        imported === null ? [[id, { petId, id: documentIds.get(id) ?? '' }] as const] : [],
      ),
    ),
  };
  const careRows = inOrder(readRows(data, 'careRecord'));
  const byBusinesses = careRows.filter((row) => row.businessId !== null && petIds.has(row.petId ?? ''));
  const doseRows = inOrder(readRows(data, 'vaccination'));
  return {
    files,
    pets,
    documents,
    ...accountOf(data),
    carePlans: readRows(data, 'carePlan').flatMap((row) => {
      const petId = petIds.get(row.petId);
      return petId === undefined ? [] : [{ ...row, petId }];
    }),
    vaccinations: planVaccinations(doseRows, readRows(data, 'vaccinationVersion'), around),
    careRecords: planCareRecords(careRows, readRows(data, 'careRecordVersion'), around),
    leftOut: ofPets.length - documentRows.length + byBusinesses.length,
  };
}

function readJson(bytes: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null) return value;
  } catch (problem) {
    if (!(problem instanceof SyntaxError || problem instanceof TypeError)) throw problem;
  }
  throw new DataRefused('data.json');
}

function accountOf(data: object): Pick<DataImportPlan, 'displayName' | 'contact' | 'alertSettings'> {
  const [profile] = readRows(data, 'profile');
  if (profile?.userType === 'business') throw new DataRefused('profile: userType');
  const [contact = null] = readRows(data, 'contact');
  const [problem] = contact ? checkContact(contact) : [];
  if (problem) throw new DataRefused(`contact: ${problem.path}`);
  const [alertSettings = null] = readRows(data, 'alertSettings');
  return { displayName: profile?.displayName ?? null, contact, alertSettings };
}

/** Ids are in the order in which rows were created, and lists are in the order of ids. */
function inOrder<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function newIds(rows: readonly { readonly id: string }[]): ReadonlyMap<string, string> {
  const ids = new Map(rows.map(({ id }) => [id, newId()]));
  if (ids.size !== rows.length) throw new DataRefused('an id twice');
  return ids;
}
