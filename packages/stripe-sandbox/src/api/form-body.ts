/** A form's fields, nested by their names: `a[b][0]=c`. */
export interface Fields {
  readonly [name: string]: string | Fields | undefined;
}

/** Reads Stripe's form encoding. Names that would change an object's prototype are dropped. */
export function readFields(pairs: Iterable<readonly [string, string]>): Fields {
  const root: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of pairs) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop();
    if (last === undefined) continue;
    let group = root;
    for (const part of path) {
      const inside = group[part];
      const next = typeof inside === 'object' && inside !== null ? inside : Object.create(null);
      group[part] = next;
      group = next as Record<string, unknown>;
    }
    group[last] = value;
  }
  return root as Fields;
}

/** A text field; undefined if there is none. */
export function textAt(fields: Fields, ...path: readonly string[]): string | undefined {
  let found: Fields | string | undefined = fields;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The text fields below a name, such as metadata. */
export function textsAt(fields: Fields, ...path: readonly string[]): Record<string, string> {
  let found: Fields | string | undefined = fields;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  const entries = Object.entries(typeof found === 'object' ? found : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
