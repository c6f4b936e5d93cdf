import {
  type CareFacts,
  type CareKind,
  careShape,
  evidenceFromDocuments,
  isRestated,
} from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import type { PetRow } from '../pets/index.ts';
import { checkDocuments } from '../vaccinations/index.ts';
import { type CareRecords, type CareRow, presentCare } from './care-record-presenter.ts';
import { checkCare } from './check-care.ts';
import { changeableCare } from './find-care.ts';
import { factsIn, logEvaluation, type Recorded, withWarnings } from './record-care.ts';
import { replaceCare } from './write-version.ts';

interface Change {
  readonly reason?: string | undefined;
  /** The reason of the correction, if `reason` is one of the kind's own facts. */
  readonly correctionReason?: string | undefined;
  readonly documentIds?: string[] | undefined;
}

/** The field with the id of a record of this kind. */
type IdField<Kind extends CareKind> = { readonly [Name in `${Kind}Id`]: string };

function idIn<Kind extends CareKind>(kind: Kind, input: IdField<Kind>): string {
  return input[`${kind}Id`];
}

/** The reason of the correction. */
function reasonIn(kind: CareKind, { reason, correctionReason }: Change): string | null {
  const names: readonly string[] = careShape[kind].names as readonly string[];
  return (names.includes('reason') ? correctionReason : reason) ?? null;
}

/**
 * Adds a corrected version; the old one stays readable. A business or clinic had checked the old version, so the
 * evidence falls back to what the owner can show.
 */
export function correctBy<Kind extends CareKind>(kind: Kind) {
  return async (call: Call, input: IdField<Kind> & Change): Promise<Recorded<Kind>> => {
    const { row: before, pet } = await changeableCare(call, kind, idIn(kind, input));
    await checkDocuments(call.services.store.db, pet.id, input.documentIds);
    const correction = { before, pet, changes: factsIn(kind, input), documentIds: input.documentIds };
    return call.services.store.transaction((tx) =>
      correctCare(call, tx, kind, { ...correction, reason: reasonIn(kind, input) }),
    );
  };
}

interface CareCorrection<Kind extends CareKind> {
  readonly before: CareRow;
  readonly pet: PetRow;
  readonly changes: Partial<CareFacts[Kind]>;
  readonly documentIds?: string[] | undefined;
  readonly reason: string | null;
}

/** The same inside another transaction: a clinic corrects a record that it was asked to confirm. */
export async function correctCare<Kind extends CareKind>(
  call: Call,
  tx: Tx,
  kind: Kind,
  { before, pet, changes, reason, ...given }: CareCorrection<Kind>,
): Promise<Recorded<Kind>> {
  const facts = { ...before.facts, ...changes } as CareFacts[Kind];
  const documentIds = given.documentIds ?? before.documentIds;
  const evidence = before.businessId === null ? evidenceFromDocuments(documentIds) : before.evidence;
  const warnings = await checkCare(tx.db, kind, facts, { pet, now: call.now, selfId: before.id });
  const corrected = {
    correctedAt: call.now,
    ...(isRestated(before.facts, facts) ? { statedAt: call.now } : {}),
  };
  const author = { by: call.uid, at: call.now, reason };
  const row = await replaceCare(tx, before, { facts, documentIds, evidence, ...corrected }, author);
  await logEvaluation(tx, call, row, 'correctEvaluation');
  const confirmed = await shownConfirmationsOf(tx.db, call.uid, [row.id]);
  return withWarnings(presentCare(kind, row, confirmed.get(row.id)), warnings);
}

/** The record no longer counts anywhere; it stays readable with its history. */
export function withdrawBy<Kind extends CareKind>(kind: Kind) {
  return async (call: Call, input: IdField<Kind> & Change): Promise<CareRecords[Kind]> => {
    const { row: before } = await changeableCare(call, kind, idIn(kind, input));
    const author = { by: call.uid, at: call.now, reason: input.reason ?? null };
    return call.services.store.transaction(async (tx) => {
      const row = await replaceCare(tx, before, { state: 'withdrawn' }, author);
      await logEvaluation(tx, call, row, 'withdrawEvaluation');
      return presentCare(kind, row);
    });
  };
}
