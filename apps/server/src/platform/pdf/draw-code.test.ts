import { qrModulesOf } from '@clearpaw/protocol';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { drawCode, quietModules } from './draw-code.ts';

type Drawn = ReactElement<{ viewBox: string; width: number; children: ReactElement<{ d?: string }>[] }>;

/** The modules that a drawn path covers, found by filling each of its runs. */
function coveredBy(d: string, size: number): boolean[][] {
  const covered = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x = '', y = '', length = ''] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = covered[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  return covered;
}

test.each(['HTTPS://CLEARPAW.EXAMPLE/V/ABC', `https://clearpaw.example/v/A#${'QWERTY234567'.repeat(40)}`])(
  'the printed code of %s is the code, with four modules of white around it',
  (text) => {
    const modules = qrModulesOf(text);
    const { viewBox, width, children } = (drawCode(text, 100) as Drawn).props;
    const size = modules.length + 2 * quietModules;
    expect([viewBox, width]).toEqual([`0 0 ${size} ${size}`, 100]);
    const covered = coveredBy(children[1]?.props.d ?? '', size);
    const inner = covered
      .slice(quietModules, -quietModules)
      .map((row) => row.slice(quietModules, -quietModules));
    expect(inner).toEqual(modules);
    expect(covered.flat().filter(Boolean).length).toBe(modules.flat().filter(Boolean).length);
  },
);
