import type { DeclarationAnswer, Sex, Species, TestResult } from '@clearpaw/domain';

/** One dose as a visitor types it. */
export interface TypedDose {
  readonly givenOn: string | null;
  /** As printed on the certificate; null if it is not stated. */
  readonly validUntil: string | null;
}

/** What a visitor types about a pet. It stays in this page: nothing is stored or sent. */
export interface CheckDraft {
  readonly species: Species | null;
  readonly arrival: string;
  readonly bornOn: string | null;
  readonly sex: Sex | null;
  readonly sterilized: 'yes' | 'no' | null;
  readonly microchip: 'yes' | 'no' | null;
  readonly weightKg: string;
  /** By requirement; the newest dose first. */
  readonly doses: Readonly<Record<string, readonly TypedDose[]>>;
  /** Requirements for which the visitor does not know the date. */
  readonly undated: ReadonlySet<string>;
  readonly tests: Readonly<Record<string, { readonly takenOn: string | null; readonly result: TestResult }>>;
  readonly treatments: Readonly<Record<string, string | null>>;
  readonly declarations: Readonly<Record<string, DeclarationAnswer>>;
}

export const noDose: TypedDose = { givenOn: null, validUntil: null };

export const blankCheck = (today: string): CheckDraft => ({
  ...{ species: null, arrival: today, bornOn: null, sex: null, sterilized: null, microchip: null },
  ...{ weightKg: '', doses: {}, undated: new Set(), tests: {}, treatments: {}, declarations: {} },
});
