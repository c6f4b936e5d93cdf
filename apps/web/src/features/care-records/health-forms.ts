import type { HealthKind } from '@clearpaw/domain';

/** The texts that the kinds are made of. */
export type TextName =
  | 'name'
  | 'dose'
  | 'schedule'
  | 'prescriber'
  | 'substance'
  | 'reaction'
  | 'clinic'
  | 'reason'
  | 'notes';

interface HealthForm {
  readonly texts: readonly {
    readonly fact: TextName;
    readonly required?: true;
    readonly long?: true;
    readonly max: number;
  }[];
  /** The fact that its date states, and whether it is required. */
  readonly day?: { readonly fact: string; readonly required: boolean };
  readonly end?: { readonly fact: string };
  readonly severity?: true;
  readonly duringVisits?: true;
  readonly weight?: true;
}

/** The form of each kind: its fields in order. */
export const healthForms: Readonly<Record<HealthKind, HealthForm>> = {
  medication: {
    texts: [
      { fact: 'name', required: true, max: 120 },
      { fact: 'dose', required: true, max: 120 },
      { fact: 'schedule', max: 200 },
      { fact: 'prescriber', max: 120 },
    ],
    day: { fact: 'startedOn', required: true },
    end: { fact: 'endedOn' },
    duringVisits: true,
  },
  allergy: {
    texts: [
      { fact: 'substance', required: true, max: 120 },
      { fact: 'reaction', max: 200 },
    ],
    severity: true,
  },
  condition: {
    texts: [{ fact: 'name', required: true, max: 120 }],
    day: { fact: 'diagnosedOn', required: false },
    end: { fact: 'resolvedOn' },
  },
  weight: { texts: [], weight: true, day: { fact: 'on', required: true } },
  vetVisit: {
    texts: [
      { fact: 'reason', required: true, max: 200 },
      { fact: 'clinic', max: 120 },
      { fact: 'notes', long: true, max: 4000 },
    ],
    day: { fact: 'on', required: true },
  },
};
