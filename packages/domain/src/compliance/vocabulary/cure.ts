/** The facts about a pet that rules ask for. */
export type AskedPetField = 'bornOn' | 'weightKg' | 'microchip' | 'sterilized';

/** The kinds of record that an owner can add for a rule, and what exactly the rule asks for. */
export type AddedRecord =
  | { readonly kind: 'vaccination'; readonly targets: readonly string[] }
  | { readonly kind: 'test' | 'treatment' | 'declaration' | 'document'; readonly code: string };

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
  | { readonly action: 'sign'; readonly waiverId: string }
  /** The business itself has to do or to allow something, so a visit is planned with it. */
  | { readonly action: 'visit'; readonly about: 'evaluation' | 'exception' }
  /** Time alone helps, or a review that is under way. */
  | { readonly action: 'wait'; readonly until: 'day' | 'review' };

/** What would put a check right: what the owner can do, what staff can say, and the step. Never a date. */
export type Cure = { readonly owner: string; readonly staff: string; readonly step: CureStep };
