import { isDeepStrictEqual } from 'node:util';

/** Throws if two results differ that have to be the same. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: ${describe(found)} is not ${describe(expected)}`);
}

export function expectTrue(holds: boolean, what: string, about: unknown): void {
  if (!holds) throw new Error(`${what}: ${describe(about)}`);
}

function describe(value: unknown): string {
  const text =
    JSON.stringify(value, (_, one: unknown) =>
      one instanceof Map ? [...one] : typeof one === 'bigint' ? `${one}n` : one,
    ) ?? String(value);
  return text.slice(0, 400);
}
