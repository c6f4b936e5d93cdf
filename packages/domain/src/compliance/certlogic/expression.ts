/**
 * A CertLogic expression (EU Digital COVID Certificate business rules, specification 1.3.2): a literal, or an
 * operation with its operands. Numbers are whole; dates are text that `plusTime` turns into moments.
 */
export type CertLogic =
  | string
  | number
  | boolean
  | readonly CertLogic[]
  | { readonly [operation: string]: CertLogic };

/** Reads the data at a dotted path; '' is all of it. */
export const read = (path: string): CertLogic => ({ var: path });
export const not = (operand: CertLogic): CertLogic => ({ '!': [operand] });
export const is = (left: CertLogic, right: CertLogic): CertLogic => ({ '===': [left, right] });
export const isIn = (item: CertLogic, list: CertLogic): CertLogic => ({ in: [item, list] });
export const choose = (guard: CertLogic, then: CertLogic, otherwise: CertLogic): CertLogic => ({
  if: [guard, then, otherwise],
});
export const isAtLeast = (left: CertLogic, right: CertLogic): CertLogic => ({ '>=': [left, right] });

/** All of them; CertLogic's `and` takes two operands or more. */
export function all(operands: readonly CertLogic[]): CertLogic {
  const [first, ...others] = operands.filter((operand) => operand !== true);
  if (first === undefined) return true;
  return others.length === 0 ? first : { and: [first, ...others] };
}

/** Any of them; CertLogic has no `or`. */
export function any(operands: readonly CertLogic[]): CertLogic {
  return operands.reduceRight<CertLogic>((rest, operand) => choose(operand, true, rest), false);
}

/** A date plus a number of days, as a moment. */
export const plusDays = (date: CertLogic, days: number): CertLogic => ({ plusTime: [date, days, 'day'] });
/** Whether a moment is on or after another. */
export const isNotBefore = (left: CertLogic, right: CertLogic): CertLogic => ({
  'not-before': [left, right],
});
/** Whether a moment is before another. */
export const isBefore = (left: CertLogic, right: CertLogic): CertLogic => ({ before: [left, right] });

/**
 * Whether some item of a list meets a condition. Inside it `current` is the item and `accumulator` the data around the
 * list: a lambda in CertLogic's `reduce` can read nothing else, so the data is passed as the accumulator until an item
 * is found.
 */
export function someOf(listPath: string, condition: CertLogic): CertLogic {
  const step = choose(is(read('accumulator'), true), true, choose(condition, true, read('accumulator')));
  return is({ reduce: [read(listPath), step, read('')] }, true);
}
