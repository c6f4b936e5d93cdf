import { type Target, targets, type Vaccine, vaccines } from '../../catalogue/index.ts';

/**
 * One target as a rule requires it: for each of its antigens, all of them or any, the vaccines whose doses count.
 * Antigens that the same vaccines carry share an entry: whatever was given, their result is the same.
 */
export type AskedTarget = {
  readonly carriers: readonly ReadonlySet<Vaccine>[];
  readonly needsAll: boolean;
  /** Every vaccine that carries any of the antigens, also one that never counts for the target. */
  readonly related: ReadonlySet<Vaccine>;
};

// Nothing could meet a target that the catalogue does not list: it needs all of no antigens and finds none.
const unlisted: AskedTarget = { carriers: [], needsAll: true, related: new Set() };

function asked({ allOf, anyOf, notFrom = [] }: Target): AskedTarget {
  const wanted = allOf ?? anyOf ?? [];
  const carriers = new Map<string, ReadonlySet<Vaccine>>();
  for (const antigen of wanted) {
    const carrying = vaccines.filter(
      ({ code, antigens }) => antigens.includes(antigen) && !notFrom.includes(code),
    );
    carriers.set(carrying.map(({ code }) => code).join(), new Set(carrying));
  }
  return {
    carriers: [...carriers.values()],
    needsAll: allOf !== undefined,
    related: new Set(vaccines.filter(({ antigens }) => antigens.some((antigen) => wanted.includes(antigen)))),
  };
}

const askedByCode: ReadonlyMap<string, AskedTarget> = new Map(
  targets.map((target) => [target.code, asked(target)]),
);

/** A target of a rule in the engine's terms. */
export function askedTarget(code: string): AskedTarget {
  return askedByCode.get(code) ?? unlisted;
}
