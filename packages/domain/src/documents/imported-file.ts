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

/** The content of a file of records besides its proposals. */
export interface ImportedFile {
  /** The animal named in the file, if its name or microchip differ from this pet's. */
  readonly subject: string | null;
  readonly notTaken: readonly { readonly what: string; readonly reason: NotTakenReason }[];
  /** How many entries were left out beyond those listed. */
  readonly more: number;
}
