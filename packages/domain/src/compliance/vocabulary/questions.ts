/** Facts of the pet itself that decide whether a rule applies or is met. */
export type AskedFact = 'bornOn' | 'sex' | 'sterilized' | 'microchip' | 'weightKg';

/** The lists of records staff can fill for a pet without an account. */
export type AskedRecords =
  | 'vaccinations'
  | 'tests'
  | 'treatments'
  | 'documents'
  | 'declarations'
  | 'waivers'
  | 'questions';

/** What staff ask the owner of a pet without an account, so that a rule can judge it. */
export type GuestQuestion =
  | { readonly about: 'fact'; readonly fact: AskedFact }
  | { readonly about: 'records'; readonly list: AskedRecords; readonly code: string }
  | { readonly about: 'evaluation' };

/** Which records besides vaccinations a list of rules reads; the others need not be fetched. */
export type RecordsAsked = {
  /** Tests, treatments, exemptions, declarations or evaluations. */
  readonly care: boolean;
  /** The pet's last visit at this business. */
  readonly lastVisit: boolean;
  readonly documents: boolean;
  readonly signatures: boolean;
  /** Answers to the business's own questions. */
  readonly answers: boolean;
};
