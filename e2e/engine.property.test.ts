import { fileURLToPath } from 'node:url';
import { type ComplianceInput, evaluateCompliance } from '@clearpaw/domain';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { complianceInput, dosesInput } from '../packages/domain/src/compliance/testing/input-arbitraries.ts';
import { openBrowser } from './setup/person.ts';

/** The number of generated cases; the nightly run and `LAW_RUNS` set a higher one. */
const runs = Math.min(10_000, Number(process.env.LAW_RUNS ?? 1_000));
const casesAtATime = 500;
const domain = fileURLToPath(new URL('../packages/domain/src/index.ts', import.meta.url));

declare const clearpaw: { evaluateCompliance: typeof evaluateCompliance };

/** The domain as one script, as a page loads it. */
async function bundleDomain(): Promise<string> {
  const bundle = await rolldown({ input: domain });
  const { output } = await bundle.generate({ format: 'iife', name: 'clearpaw', minify: true });
  await bundle.close();
  return output[0].code;
}

/** In the page: the reports are returned as text, so that they are not changed on the way back. */
function judgeThere(page: Page, inputs: readonly ComplianceInput[]): Promise<string[]> {
  return page.evaluate(
    (given) => given.map((input) => JSON.stringify(clearpaw.evaluateCompliance(input))),
    inputs as ComplianceInput[],
  );
}

test(
  `the server and a real browser give the same answer, to the letter, on ${runs} generated cases`,
  async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundleDomain() });
      const inputs = fc.sample(fc.oneof(complianceInput, dosesInput), runs);
      // Converted to JSON like every case: undefined fields are absent on the other side.
      const sent = JSON.parse(JSON.stringify(inputs)) as ComplianceInput[];
      let satisfied = 0;
      for (let from = 0; from < sent.length; from += casesAtATime) {
        const part = sent.slice(from, from + casesAtATime);
        const there = await judgeThere(page, part);
        const here = part.map((input) => JSON.stringify(evaluateCompliance(input)));
        expect(there).toEqual(here);
        satisfied += part.filter((input) => evaluateCompliance(input).verdict !== 'non_compliant').length;
      }
      expect(satisfied).toBeGreaterThan(runs / 50);
      expect(satisfied).toBeLessThan(runs);
    } finally {
      await browser.close();
    }
  },
  60_000 + runs * 20,
);
