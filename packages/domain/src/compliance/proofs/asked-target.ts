import { findTarget, type Target, targets, vaccines } from '../../catalogue/index.ts';

/**
 * One target as a rule requires it: for each of its antigens, all of them or any, the codes of the vaccines whose doses count.
 * Antigens that the same vaccines carry share an entry: whatever was given, their result is the same.
 */
export type AskedTarget = {
  readonly carriers: readonly ReadonlySet<string>[];
  readonly needsAll: boolean;
  /** Every vaccine that carries any of the antigens, also one that never counts for the target. */
  readonly related: ReadonlySet<string>;
};

// A target that is neither listed nor a custom vaccine can never be met.
const unlisted: AskedTarget = { carriers: [], needsAll: true, related: new Set() };

function asked({ allOf, anyOf, notFrom = [] }: Target): AskedTarget {
  const wanted = allOf ?? anyOf ?? [];
  const carriers = new Map<string, ReadonlySet<string>>();
  for (const antigen of wanted) {
    const carrying = vaccines
      .filter(({ code, antigens }) => antigens.includes(antigen) && !notFrom.includes(code))
      .map(({ code }) => code);
    carriers.set(carrying.join(), new Set(carrying));
  }
  return {
    carriers: [...carriers.values()],
    needsAll: allOf !== undefined,
    related: new Set(
      vaccines
        .filter(({ antigens }) => antigens.some((antigen) => wanted.includes(antigen)))
        .map(({ code }) => code),
    ),
  };
}

const askedByCode: ReadonlyMap<string, AskedTarget> = new Map(
  targets.map((target) => [target.code, asked(target)]),
);

/** A custom vaccine is the only carrier of its antigen, and its code is the antigen's code. */
function askedByName(code: string): AskedTarget {
  const carriers = new Set(findTarget(code)?.allOf);
  return carriers.size === 0 ? unlisted : { carriers: [carriers], needsAll: true, related: carriers };
}

/** A target of a rule in the engine's terms. */
export function askedTarget(code: string): AskedTarget {
  return askedByCode.get(code) ?? askedByName(code);
}
