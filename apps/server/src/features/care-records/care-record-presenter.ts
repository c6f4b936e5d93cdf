import type { careRecords, OutputOf } from '@clearpaw/contract';
import type { CareFacts, CareKind } from '@clearpaw/domain';
import type { careRecordTable } from '../../schema/care-record.ts';
import { type ShownConfirmation, withConfirmation } from '../clinics/index.ts';

export type CareRow = typeof careRecordTable.$inferSelect;

/** Each kind as shown to its readers. */
export interface CareRecords {
  readonly test: OutputOf<typeof careRecords.withdrawTest>;
  readonly treatment: OutputOf<typeof careRecords.withdrawTreatment>;
  readonly exemption: OutputOf<typeof careRecords.withdrawExemption>;
  readonly declaration: OutputOf<typeof careRecords.withdrawDeclaration>;
  readonly evaluation: OutputOf<typeof careRecords.withdrawEvaluation>;
  readonly medication: OutputOf<typeof careRecords.withdrawMedication>;
  readonly allergy: OutputOf<typeof careRecords.withdrawAllergy>;
  readonly condition: OutputOf<typeof careRecords.withdrawCondition>;
  readonly weight: OutputOf<typeof careRecords.withdrawWeight>;
  readonly vetVisit: OutputOf<typeof careRecords.withdrawVetVisit>;
}

const proven = ({ documentIds, evidence }: CareRow, confirmed?: ShownConfirmation | undefined) => ({
  documentIds,
  ...withConfirmation(evidence, confirmed),
});

/** Records that documents can prove show their proof; an evaluation shows who made it. */
const extrasOf: Readonly<
  Record<CareKind, (row: CareRow, confirmed?: ShownConfirmation | undefined) => object>
> = {
  test: proven,
  treatment: proven,
  exemption: proven,
  declaration: () => ({}),
  evaluation: ({ businessId }) => ({ businessId }),
  medication: proven,
  allergy: proven,
  condition: proven,
  weight: proven,
  vetVisit: proven,
};

/** A record as shown to its owner, or to a business that may read it. */
export function presentCare<Kind extends CareKind>(
  kind: Kind,
  row: CareRow,
  confirmed?: ShownConfirmation | undefined,
): CareRecords[Kind] {
  const { id, petId, state } = row;
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  const facts = row.facts as CareFacts[Kind];
  // Kind and facts were stored together, so they match.
  return {
    id,
    petId,
    state,
    ...facts,
    ...extrasOf[kind](row, confirmed),
    ...times,
  } as unknown as CareRecords[Kind];
}
