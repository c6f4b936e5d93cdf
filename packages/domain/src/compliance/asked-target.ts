import { targets } from '../catalogue/index.ts';

/** One target as a rule asks for it: its antigens, all of them or any, and the vaccines that never count. */
export type AskedTarget = {
  readonly antigens: readonly string[];
  readonly needsAll: boolean;
  readonly notFrom: readonly string[];
};

// Nothing could meet a target that the catalogue does not list: it needs all of no antigens and finds none.
const unlisted: AskedTarget = { antigens: [], needsAll: true, notFrom: [] };

const askedByCode: ReadonlyMap<string, AskedTarget> = new Map(
  targets.map((target) => [
    target.code,
    {
      antigens: target.allOf ?? target.anyOf ?? [],
      needsAll: target.allOf !== undefined,
      notFrom: target.notFrom ?? [],
    },
  ]),
);

/** A target of a rule in the engine's terms. */
export function askedTarget(code: string): AskedTarget {
  return askedByCode.get(code) ?? unlisted;
}
