import fc from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? 'end' : [deep(levels - 1)]);

/** Values that no form would send: wrong types, broken text, impossible days, text for other interpreters. */
const strange: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, 2 ** 53, 4_294_967_296, '', ' ', '0', 'null', 'undefined'],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202egnp.exe',
    '👩‍👩‍👧‍👦'.repeat(50),
    'é'.normalize('NFD'),
    'x'.repeat(20_000),
  ],
  ...[
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '-000001-01-01',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:30:00+25:00',
  ],
  ...[
    "'; drop table pet; --",
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\\',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'javascript:alert(1)'],
  ...['http://127.0.0.1:5432/', 'file:///etc/passwd', 'a@b', `${'a'.repeat(64)}@${'b'.repeat(300)}.example`],
  ...[[], {}, [null], [[]], { $ne: 1 }, { length: 1e9 }, { toString: 1 }, { constructor: { prototype: {} } }],
  ...[deep(60), Array.from({ length: 2_000 }, (_, index) => index), Array.from({ length: 300 }, () => 'x')],
];

type Path = readonly (string | number)[];

/** The paths of all values in the input, starting with the input itself. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function replaced(value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<string | number, unknown>;
  fields[first] = replaced(fields[first], rest, change);
  return copy;
}

function without(value: unknown, path: Path): unknown {
  return replaced(value, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => String(index) !== String(path.at(-1)));
    return Object.fromEntries(Object.entries(parent as object).filter(([key]) => key !== path.at(-1)));
  });
}

/** The input with one to three of its values replaced, removed, added or duplicated. */
export function spoiled(input: object): fc.Arbitrary<unknown> {
  const spoilOnce = (current: unknown): fc.Arbitrary<unknown> => {
    const paths = pathsIn(current);
    const some = fc.constantFrom(...paths);
    const inner = paths.length > 1 ? fc.constantFrom(...paths.slice(1)) : fc.constant(null);
    return fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .tuple(some, fc.oneof(fc.constantFrom(...strange), fc.jsonValue()))
          .map(([path, value]) => replaced(current, path, () => value)),
      },
      { weight: 2, arbitrary: inner.map((path) => (path === null ? {} : without(current, path))) },
      { weight: 1, arbitrary: some.map((path) => replaced(current, path, (old) => [old, old])) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(some, fc.string({ unit: 'binary', maxLength: 40 }))
          .map(([path, text]) => replaced(current, path, () => text)),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(...strange)
          .map((value) =>
            typeof current === 'object' && current !== null && !Array.isArray(current)
              ? { ...current, more: value }
              : value,
          ),
      },
    );
  };
  return fc
    .integer({ min: 1, max: 3 })
    .chain((times) =>
      Array.from({ length: times }).reduce<fc.Arbitrary<unknown>>(
        (all) => all.chain(spoilOnce),
        fc.constant(input),
      ),
    );
}
