import { type CareFacts, type CareKind, careShape, evidenceFromDocuments } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { checkDocuments } from '../vaccinations/index.ts';
import { type CareRecords, presentCare } from './care-record-presenter.ts';
import { checkCare } from './check-care.ts';
import { changeableCare } from './find-care.ts';
import { factsIn, logEvaluation, type Recorded, withWarnings } from './record-care.ts';
import { replaceCare } from './write-version.ts';

interface Change {
  readonly reason?: string | undefined;
  /** Why, where `reason` is one of the kind's own facts. */
  readonly correctionReason?: string | undefined;
  readonly documentIds?: string[] | undefined;
}

/** The name under which a kind's id is sent. */
type IdField<Kind extends CareKind> = { readonly [Name in `${Kind}Id`]: string };

function idIn<Kind extends CareKind>(kind: Kind, input: IdField<Kind>): string {
  return input[`${kind}Id`];
}

/** Why it is corrected. */
function reasonIn(kind: CareKind, { reason, correctionReason }: Change): string | null {
  const names: readonly string[] = careShape[kind].names as readonly string[];
  return (names.includes('reason') ? correctionReason : reason) ?? null;
}

/**
 * Adds a corrected version; the old one stays readable. What a business or clinic had checked was the old text, so
 * the evidence falls back to what the owner can show.
 */
export function correctBy<Kind extends CareKind>(kind: Kind) {
  return async (call: Call, input: IdField<Kind> & Change): Promise<Recorded<Kind>> => {
    const { row: before, pet } = await changeableCare(call, kind, idIn(kind, input));
    await checkDocuments(call.services.store.db, pet.id, input.documentIds);
    const facts = { ...before.facts, ...factsIn(kind, input) } as CareFacts[Kind];
    const documentIds = input.documentIds ?? before.documentIds;
    const evidence = before.businessId === null ? evidenceFromDocuments(documentIds) : before.evidence;
    return call.services.store.transaction(async (tx) => {
      const warnings = await checkCare(tx.db, kind, facts, { pet, now: call.now, selfId: before.id });
      const author = { by: call.uid, at: call.now, reason: reasonIn(kind, input) };
      const row = await replaceCare(tx, before, { facts, documentIds, evidence }, author);
      await logEvaluation(tx, call, row, 'correctEvaluation');
      return withWarnings(presentCare(kind, row), warnings);
    });
  };
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
