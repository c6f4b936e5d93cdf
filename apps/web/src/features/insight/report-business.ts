import type { insight, OutputOf } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';

/** The business of the reports. */
export interface BusinessReports {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
}

/** A verdict's shape and word, from another feature. */
export type GetReportAppearance = (verdict: Verdict) => {
  readonly kind: VerdictKind;
  readonly word: string;
};

/** A pet as a search finds it. */
export interface FoundPet {
  readonly petId: string;
  readonly petName: string;
}

export type Summary = OutputOf<typeof insight.getBusinessSummary>;
export type ReportDay = Summary['days'][number];
