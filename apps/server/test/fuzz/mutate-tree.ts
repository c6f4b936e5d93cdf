import { mutateBytes } from './mutate-bytes.ts';
import { mutateText } from './mutate-text.ts';
import type { InputRng } from './rng.ts';
import type { Tree } from './target.ts';

const deep = (levels: number): Tree => (levels === 0 ? null : [deep(levels - 1)]);

/** Values of other types than a field has, and such as no form sends. */
const strange: readonly Tree[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.5,
    1,
    2,
    255,
    2 ** 31,
    2 ** 53,
    2 ** 53 - 1,
    1e308,
    Number.POSITIVE_INFINITY,
  ],
  ...[
    '',
    ' ',
    '0',
    'null',
    '__proto__',
    'constructor',
    'length',
    'map',
    '\0',
    '\ud800',
    '\u202e',
    'x'.repeat(300),
  ],
  ...[[], {}, [null], [[]], { toString: 1 }, { length: 1e9 }, { constructor: { prototype: {} } }, deep(60)],
  ...[new Map<number, Tree>(), new Uint8Array(), new Uint8Array(5), new Uint8Array(16)],
];

type Entry = readonly [number | string, Tree];

const isMap = (tree: Tree): tree is ReadonlyMap<number | string, Tree> => tree instanceof Map;
const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);

function entriesOf(tree: Tree): readonly Entry[] | null {
  if (tree instanceof Uint8Array || typeof tree !== 'object' || tree === null) return null;
  if (isMap(tree)) return [...tree];
  return isList(tree) ? tree.map((one, index) => [index, one] as const) : Object.entries(tree);
}

function withEntries(tree: Tree, entries: readonly Entry[]): Tree {
  if (isMap(tree)) return new Map(entries);
  return isList(tree) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

function mutateLeaf(leaf: Tree, rng: InputRng, words: readonly string[]): Tree {
  if (typeof leaf === 'string') return mutateText(leaf, rng.pick(words), rng, words);
  if (leaf instanceof Uint8Array) return mutateBytes(leaf, leaf, rng);
  if (typeof leaf === 'number')
    return rng.pick([leaf + 1, leaf - 1, -leaf, leaf * 256, leaf / 2, rng.below(256)]);
  return rng.pick(strange);
}

function mutateOnce(tree: Tree, other: Tree, rng: InputRng, words: readonly string[]): Tree {
  const entries = entriesOf(tree);
  if (rng.once(12)) return rng.pick(strange);
  if (entries === null) return mutateLeaf(tree, rng, words);
  if (entries.length === 0 || rng.once(4)) return mutateEntries(tree, entries, other, rng, words);
  const at = rng.below(entries.length);
  return withEntries(
    tree,
    entries.map(([key, one], index): Entry => [key, index === at ? mutateOnce(one, other, rng, words) : one]),
  );
}

function mutateEntries(
  tree: Tree,
  entries: readonly Entry[],
  other: Tree,
  rng: InputRng,
  words: readonly string[],
): Tree {
  const at = rng.below(entries.length);
  const one = entries[at];
  const others = entriesOf(other) ?? [];
  const change = rng.below(5);
  if (change === 0) return withEntries(tree, entries.toSpliced(at, 1));
  if (change === 1 && one)
    return withEntries(tree, entries.toSpliced(at, 0, ...Array(1 + rng.below(3)).fill(one)));
  if (change === 2) return withEntries(tree, [...entries, [rng.pick(words), rng.pick(strange)]]);
  if (change === 3 && others.length > 0) return withEntries(tree, [...entries, rng.pick(others)]);
  return withEntries(tree, [...entries].reverse());
}

/** The tree with one to three of its values changed; the tree itself stays as it is. */
export function mutateTree(tree: Tree, other: Tree, rng: InputRng, words: readonly string[]): Tree {
  let changed = tree;
  for (let left = 1 + rng.below(3); left > 0; left -= 1) changed = mutateOnce(changed, other, rng, words);
  return changed;
}
