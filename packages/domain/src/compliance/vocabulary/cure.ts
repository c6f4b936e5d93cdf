/** The facts about a pet that rules ask for. */
export type AskedPetField = 'bornOn' | 'weightKg' | 'microchip' | 'sterilized';

/** The kinds of record that an owner can add for a rule, with the codes that the rule asks for. */
export type AddedRecord =
  | { readonly kind: 'vaccination'; readonly targets: readonly string[] }
  | { readonly kind: 'test' | 'treatment' | 'declaration' | 'document'; readonly code: string };

/** What the owner does to satisfy a check, so that a screen can offer the control beside the text of the cure. */
export type CureStep =
  | { readonly action: 'answer'; readonly field: AskedPetField }
  | { readonly action: 'add'; readonly record: AddedRecord }
  /** The owner completes the deciding record, or adds its document. */
  | { readonly action: 'edit' }
  /** The owner asks a business to review the deciding record. */
  | { readonly action: 'review' }
  /** The owner asks the clinic to confirm the deciding record. */
  | { readonly action: 'confirm' }
  | { readonly action: 'sign'; readonly waiverId: string }
  /** A question of the business is answered. */
  | { readonly action: 'reply'; readonly questionId: string }
  /** The business itself has to do or to allow something, so a visit is planned with it. */
  | { readonly action: 'visit'; readonly about: 'evaluation' | 'exception' }
  /** Only time helps, or a review that is in progress. */
  | { readonly action: 'wait'; readonly until: 'day' | 'review' };

/** What would satisfy a check: what the owner can do, what staff can say, and the step. Never a date. */
export type Cure = { readonly owner: string; readonly staff: string; readonly step: CureStep };
