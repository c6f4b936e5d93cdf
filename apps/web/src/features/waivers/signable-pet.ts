/** A pet that can be signed for. */
export interface SignablePet {
  readonly id: string;
  readonly name: string;
  /** Distinguishes it from another pet of the same name: its breed or colour. */
  readonly detail?: string | null;
}
