import { customAntigen, customNameOf } from './custom-vaccine.ts';
import rows from './data/targets.json' with { type: 'json' };
import { catalogueNames } from './names.gen.ts';
import type { Species } from './species.ts';

const names: Readonly<Partial<Record<string, string>>> = catalogueNames.targets;

/**
 * What a business can ask for: every antigen of `allOf`, or any one of `anyOf`. Doses of the vaccines in `notFrom`
 * never count for it.
 */
export type Target = {
  readonly code: string;
  readonly name: string;
  readonly species: readonly Species[];
  readonly allOf?: readonly string[];
  readonly anyOf?: readonly string[];
  readonly notFrom?: readonly string[];
  readonly onsetDays?: number;
};

/** Every target of the catalogue. */
export const targets: readonly Target[] = (rows as readonly Omit<Target, 'name'>[]).map((row) => ({
  ...row,
  name: names[row.code] ?? row.code,
}));

const byCode: ReadonlyMap<string, Target> = new Map(targets.map((target) => [target.code, target]));

/** What a target is called in a language; null where the catalogue lists none and it names no vaccine of its own either. */
export function targetNameIn({ targets: known }: typeof catalogueNames, code: string): string | null {
  return (known as typeof names)[code] ?? findTarget(code)?.name ?? null;
}

/** The target with this code, or null where the catalogue lists none and it names no vaccine of its own either. */
export function findTarget(code: string): Target | null {
  return byCode.get(code) ?? namedTarget(code);
}

function namedTarget(code: string): Target | null {
  const name = customNameOf(code);
  return name === null ? null : { code, name, species: [], allOf: [customAntigen(name)] };
}
