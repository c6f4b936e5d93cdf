/** A pet that can be signed for. */
export interface SignablePet {
  readonly id: string;
  readonly name: string;
  /** What tells it from another of the same name: its breed or colour. */
  readonly detail?: string | null;
}
