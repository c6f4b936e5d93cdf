import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';

type Functions = typeof contract;

export interface AnyPage {
  readonly items: readonly unknown[];
  /** Where the next page begins; null if there is none. */
  readonly nextCursor: string | null;
}

/** Functions that answer with a page of a list. */
export type ListName = {
  [Name in UnaryName]: InputOf<Functions[Name]> extends { cursor?: string | undefined }
    ? OutputOf<Functions[Name]> extends AnyPage
      ? Name
      : never
    : never;
}[UnaryName];

/** What a list is asked for, without the place where a page begins. */
export type ListInput<Name extends ListName> = Omit<InputOf<Functions[Name]>, 'cursor'>;

export type ListAnswer<Name extends ListName> = OutputOf<Functions[Name]>;

/** The input for the page that begins at a cursor. */
export function inputAt<Name extends ListName>(
  input: ListInput<Name>,
  cursor: string | null,
): InputOf<Functions[Name]> {
  return (cursor ? { ...input, cursor } : input) as InputOf<Functions[Name]>;
}
