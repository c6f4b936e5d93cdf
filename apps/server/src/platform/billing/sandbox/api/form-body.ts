/** A form's fields, nested as their names say: `a[b][0]=c`. */
export interface Fields {
  readonly [name: string]: string | Fields | undefined;
}

/** Reads Stripe's form encoding. Names that reach into an object's prototype are dropped. */
export function readFields(pairs: Iterable<readonly [string, string]>): Fields {
  const root: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of pairs) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop();
    if (last === undefined) continue;
    let place = root;
    for (const part of path) {
      const inside = place[part];
      const next = typeof inside === 'object' && inside !== null ? inside : Object.create(null);
      place[part] = next;
      place = next as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root as Fields;
}

/** A text field; undefined where there is none. */
export function textAt(fields: Fields, ...path: readonly string[]): string | undefined {
  let place: Fields | string | undefined = fields;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** The text fields below a name, such as metadata. */
export function textsAt(fields: Fields, ...path: readonly string[]): Record<string, string> {
  let place: Fields | string | undefined = fields;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  const entries = Object.entries(typeof place === 'object' ? place : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
