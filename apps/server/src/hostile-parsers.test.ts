import { appendFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fuzzTargets, openFuzzer, targetsModule } from '../test/fuzz/index.ts';

/** `FUZZ_RUNS=1000000 FUZZ_SEED=7 FUZZ_EXPLORE_MS=5000` executes more inputs, others, and looks for them longer. */
const executions = Number(process.env.FUZZ_RUNS ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const exploreMs = Number(process.env.FUZZ_EXPLORE_MS ?? 0);

const fuzzer = openFuzzer(targetsModule);
afterAll(() => fuzzer.close());

test.each(fuzzTargets.map((target) => [target.name, target] as const))(
  '%s: no input ends the parser, stops it, or is read in two ways',
  async (name, target) => {
    const began = performance.now();
    const { executions: done, corpus, findings } = await fuzzer.fuzz(target, { seed, executions, exploreMs });
    const perSecond = (done / (performance.now() - began)) * 1000;
    const { CAMPAIGN_FIGURES: figures } = process.env;
    if (figures) appendFileSync(figures, `${JSON.stringify({ unit: 'executions', count: done })}\n`);
    if (executions > 1_000)
      console.log(
        `${name}: ${done} executions, ${Math.round(perSecond)} a second, ${corpus.length} inputs kept`,
      );
    expect(findings, `seed ${seed}`).toEqual([]);
  },
  24 * 60 * 60_000,
);
