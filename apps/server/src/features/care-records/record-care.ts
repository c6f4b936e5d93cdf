import {
  type CareFacts,
  type CareKind,
  type CareProblem,
  careShape,
  evidenceFromDocuments,
} from '@clearpaw/domain';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { appendEntry } from '../audit/index.ts';
import { authorOf, findPatient, noteEntry, type Patient, shownConfirmationsOf } from '../clinics/index.ts';
import type { PetRow } from '../pets/index.ts';
import { ownPet } from '../pets/index.ts';
import { checkDocuments } from '../vaccinations/index.ts';
import { type CareRecords, type CareRow, presentCare } from './care-record-presenter.ts';
import { checkCare } from './check-care.ts';
import { dayInLists, insertCare } from './write-version.ts';

export type Recorded<Kind extends CareKind> = CareRecords[Kind] & { warnings?: CareProblem[] };

/** Everything besides the facts that a caller may send. */
export interface CareInput {
  readonly petId: string;
  readonly businessId?: string | undefined;
  readonly documentIds?: string[] | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The facts of a kind in the input; fields that were left out stay left out. */
export function factsIn<Kind extends CareKind>(kind: Kind, input: object): Partial<CareFacts[Kind]> {
  const sent = input as Readonly<Record<string, unknown>>;
  const names = careShape[kind].names as readonly string[];
  const stated = names.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]);
  return Object.fromEntries(stated) as Partial<CareFacts[Kind]>;
}

/** Adds a record of this kind to a pet, as stated by its owner, with a document, or by its clinic. */
export function recordBy<Kind extends Exclude<CareKind, 'evaluation'>>(kind: Kind) {
  return async (call: Call, input: CareInput): Promise<Recorded<Kind>> => {
    const { businessId } = input;
    const patient = businessId === undefined ? null : await findPatient(call, businessId, input.petId);
    const pet = patient?.pet ?? (await ownPet(call, input.petId));
    await checkDocuments(call.services.store.db, pet.id, input.documentIds);
    return enterCare(call, kind, input, { pet, businessId: null, patient });
  };
}

interface Entered {
  readonly pet: PetRow;
  /** The business whose record it is. */
  readonly businessId: string | null;
  /** Set if a clinic enters it. */
  readonly patient?: Patient | null;
}

/** The part that all kinds share: check what was typed, store it once, return it with warnings. */
export async function enterCare<Kind extends CareKind>(
  call: Call,
  kind: Kind,
  input: CareInput,
  { pet, businessId, patient }: Entered,
): Promise<Recorded<Kind>> {
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  const facts = { ...careShape[kind].unstated, ...factsIn(kind, input) } as CareFacts[Kind];
  return idempotent(call.services.store, attempt, async (tx: Tx) => {
    const implausible = await checkCare(tx.db, kind, facts, { pet, now: call.now, selfId: null });
    const documentIds = input.documentIds ?? [];
    const row: CareRow = {
      id: call.services.newId(),
      petId: pet.id,
      businessId,
      kind,
      onDay: dayInLists(kind, facts, call.now),
      facts,
      documentIds,
      evidence: businessId === null ? evidenceFromDocuments(documentIds) : 'reviewed',
      state: 'active',
      version: 1,
      createdAt: call.now,
      updatedAt: call.now,
      correctedAt: null,
      statedAt: null,
    };
    const author = patient ? authorOf(patient, call) : { by: call.uid, at: call.now, reason: null };
    await insertCare(tx, row, author);
    await logEvaluation(tx, call, row, 'recordEvaluation');
    return withWarnings(await presentEntered(tx, call, kind, row, patient ?? null), implausible);
  });
}

/**
 * A new record as shown to the person who entered it. One that a clinic enters for its patient needs no other proof.
 */
async function presentEntered<Kind extends CareKind>(
  tx: Tx,
  call: Call,
  kind: Kind,
  row: CareRow,
  patient: Patient | null,
): Promise<CareRecords[Kind]> {
  if (!patient || kind === 'declaration' || kind === 'evaluation') return presentCare(kind, row);
  await noteEntry(tx, call, patient, { id: row.id, kind });
  const confirmed = await shownConfirmationsOf(tx.db, call.uid, [row.id]);
  return presentCare(kind, row, confirmed.get(row.id));
}

/**
 * What a business writes about a pet is in its audit log; an owner's own records have their own history. Businesses
 * write evaluations only.
 */
export async function logEvaluation(
  tx: Tx,
  call: Call,
  { businessId, petId }: CareRow,
  action: 'recordEvaluation' | 'correctEvaluation' | 'withdrawEvaluation',
): Promise<void> {
  if (businessId === null) return;
  await appendEntry(tx.db, { ...call, name: action }, { businessId, subject: { kind: 'pet', id: petId } });
}

export function withWarnings<Shown extends object>(
  shown: Shown,
  implausible: CareProblem[],
): Shown & { warnings?: CareProblem[] } {
  return { ...shown, ...(implausible.length > 0 ? { warnings: implausible } : {}) };
}
