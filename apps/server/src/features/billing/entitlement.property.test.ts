import fc from 'fast-check';
import { test } from 'vitest';
import { useBillingBench } from './testing/billing-bench.ts';
import { History } from './testing/history.ts';
import { anyStep, type Step } from './testing/steps.ts';

const bench = await useBillingBench();
/** 10,000 is the full run, even if other properties run more often: a history is a hundred requests. */
const numRuns = Math.min(10_000, Number(process.env.LAW_RUNS ?? 80));

const trial: Step[] = [
  { do: 'checkout', card: 'good' },
  { do: 'arrive', lastFirst: false },
];
/** Most histories begin with a trial, because otherwise nothing would happen in them. */
const beginnings = fc.constantFrom<Step[]>(
  [],
  trial,
  [...trial, { do: 'card', good: false }],
  [...trial, { do: 'wait', days: 15 }],
);

test(
  'after any history the entitlement equals the model: nothing granted twice, nothing lost',
  async () => {
    const steps = fc.array(anyStep, { minLength: 3, maxLength: 16 });
    const property = fc.asyncProperty(beginnings, steps, async (beginning, rest) => {
      const history = await History.begin(bench);
      for (const step of [...beginning, ...rest]) await history.take(step);
      await history.end();
    });
    await fc.assert(property, { numRuns });
  },
  numRuns * 5_000,
);
