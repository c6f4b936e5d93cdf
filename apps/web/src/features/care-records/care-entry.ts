import type { careRecords, OutputOf } from '@clearpaw/contract';
import type { CareKind, HealthKind } from '@clearpaw/domain';
import type { Format } from '../../platform/messages/index.ts';

interface Shapes {
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

/** A record with its kind beside it, as one list shows all kinds. */
export type CareEntry = {
  readonly [Kind in CareKind]: { readonly kind: Kind; readonly record: Shapes[Kind] };
}[CareKind];

/** The kinds an owner writes because businesses ask for them. */
export const askedKinds = ['test', 'treatment', 'exemption', 'declaration'] as const;
export type AskedKind = (typeof askedKinds)[number];
/** The kinds an owner writes. */
export type OwnKind = AskedKind | HealthKind;
export type HealthEntry = CareEntry & { readonly kind: HealthKind };
export type OwnCareEntry = CareEntry & { readonly kind: OwnKind };

/** How days and weights are written for the reader. */
export interface CareFormat extends Pick<Format, 'day'> {
  readonly weight: (kg: number) => string;
}
