import { afterAll, expect, test } from 'vitest';
import { openFuzzer } from '../test/fuzz/index.ts';
import { plantedModule, plantedTargets } from '../test/fuzz/planted-targets.ts';

/** In milliseconds. The share of a busy machine that a test gets does not matter here, only what it finds. */
const patience = 240_000;
const fuzzer = openFuzzer(plantedModule, 15_000);
afterAll(() => fuzzer.close());

function fuzz(name: string, exploreMs = 0) {
  const target = plantedTargets.find((one) => one.name === name);
  if (!target) throw new Error(name);
  return fuzzer.fuzz(target, { seed: 1, executions: 3_000, exploreMs });
}

test.each([
  ['crash', /five digits/, /^"\d{5}"$/],
  ['slow', /It took \d+ ms, allowed are 50 ms/, /^"null"$/],
  ['endless', /It did not end/, /^"b/],
])(
  'a planted fault is found and its input shortened: %s',
  async (name, problem, input) => {
    const { findings } = await fuzz(name);
    expect(findings).toEqual([
      { problem: expect.stringMatching(problem), input: expect.stringMatching(input) },
    ]);
  },
  patience,
);

test(
  'exploring finds faults too, and a parser without one is executed as often as asked',
  async () => {
    expect((await fuzz('crash', 2_000)).findings).toHaveLength(1);
    const sound = await fuzz('sound', 200);
    expect(sound.findings).toEqual([]);
    expect(sound.executions).toBeGreaterThanOrEqual(3_000);
  },
  patience,
);
