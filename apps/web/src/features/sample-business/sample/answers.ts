import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';

type Functions = typeof contract;

/** What the sample answers, by the function's name. */
export type SampleAnswers = {
  readonly [Name in UnaryName]?: (input: InputOf<Functions[Name]>) => OutputOf<Functions[Name]>;
};

/** A whole list, cut to what was asked for. */
export function wholeList<Item>(items: readonly Item[], limit = items.length) {
  return { items: items.slice(0, limit), nextCursor: null };
}
