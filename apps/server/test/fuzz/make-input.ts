import { mutateBytes } from './mutate-bytes.ts';
import { mutateText } from './mutate-text.ts';
import { mutateTree } from './mutate-tree.ts';
import type { InputRng } from './rng.ts';
import type { FuzzTarget, Input, Tree } from './target.ts';

const usualLength = 2_000;
const treeWords = ['id', 'type', 'value', 'code', '__proto__', 'constructor', 'length'];

/** The next input: one of the corpus, changed. The same state of `rng` and the same corpus give the same input. */
export function makeInput(target: FuzzTarget, corpus: readonly Input[], rng: InputRng): Input {
  const [input, other] = [rng.pick(corpus), rng.pick(corpus)];
  const longest = target.longest ?? usualLength;
  if (target.kind === 'text') {
    return mutateText(input as string, other as string, rng, target.words).slice(0, longest);
  }
  if (target.kind === 'bytes') {
    return mutateBytes(input as Uint8Array, other as Uint8Array, rng, target.words).subarray(0, longest);
  }
  return mutateTree(input as Tree, other as Tree, rng, target.words ?? treeWords);
}

/** The input as code, so that it can be pasted into a test. */
export function inputAsCode(input: Input): string {
  if (input instanceof Uint8Array) return `Buffer.from('${Buffer.from(input).toString('base64')}', 'base64')`;
  if (input instanceof Map)
    return `new Map([${[...input].map((one) => inputAsCode(one as Tree)).join(', ')}])`;
  if (Array.isArray(input)) return `[${(input as readonly Tree[]).map(inputAsCode).join(', ')}]`;
  if (typeof input !== 'object' || input === null)
    return typeof input === 'string' ? JSON.stringify(input) : String(input);
  return `{${Object.entries(input)
    .map(([key, one]) => `${JSON.stringify(key)}: ${inputAsCode(one as Tree)}`)
    .join(', ')}}`;
}

export function lengthOf(input: Input): number {
  return typeof input === 'string' || input instanceof Uint8Array ? input.length : inputAsCode(input).length;
}

/** Shorter inputs to try instead of one that was found: halves, then smaller and smaller parts left out. */
export function* shorterInputs(input: Input): Generator<Input> {
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) return;
  for (let width = input.length >> 1; width > 0; width >>= 1) {
    for (let at = 0; at < input.length; at += width) {
      yield typeof input === 'string'
        ? input.slice(0, at) + input.slice(at + width)
        : Uint8Array.from([...input.subarray(0, at), ...input.subarray(at + width)]);
    }
  }
}
