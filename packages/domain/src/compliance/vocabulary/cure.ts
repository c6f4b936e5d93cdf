/** What would put a check right: what the owner can do, and what staff can say. Never a date. */
export type Cure = { readonly owner: string; readonly staff: string };

/** The facts about a pet that rules ask for. */
export type AskedPetField = 'bornOn' | 'weightKg' | 'microchip' | 'sterilized';

/** The kinds of record that an owner can add for a rule. */
export type AddedRecord =
  | { readonly kind: 'vaccination' | 'document' }
  | { readonly kind: 'test' | 'treatment' | 'declaration'; readonly code: string };

/** What the owner does to put a check right, so that a screen can offer the control beside the sentence of the cure. */
export type CureStep =
  | { readonly action: 'answer'; readonly field: AskedPetField }
  | { readonly action: 'add'; readonly record: AddedRecord }
  /** The deciding record of the check is completed, or gets its document. */
  | { readonly action: 'edit' }
  /** A business is asked to review the deciding record. */
  | { readonly action: 'review' }
  /** The clinic is asked to confirm the deciding record. */
  | { readonly action: 'confirm' }
  | { readonly action: 'sign'; readonly waiverId: string };
