/** A pet that can be signed for. */
export interface SignablePet {
  readonly id: string;
  readonly name: string;
}
