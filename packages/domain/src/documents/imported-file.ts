/** Why an entry of a file of records is not among its proposals. */
export const notTakenReasons = [
  'not_a_vaccination',
  'not_given',
  'entered_in_error',
  'other_animal',
  'not_readable',
  'too_many',
] as const;
export type NotTakenReason = (typeof notTakenReasons)[number];

/** What a file of records holds beside its proposals. */
export interface ImportedFile {
  /** Which animal it is about, as it says, where that is not this pet by name or microchip. */
  readonly subject: string | null;
  readonly notTaken: readonly { readonly what: string; readonly reason: NotTakenReason }[];
  /** How many more were not taken than are listed. */
  readonly more: number;
}
