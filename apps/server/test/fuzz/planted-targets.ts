import { type FuzzTarget, textTarget } from './target.ts';

/** Parsers with planted faults, to test that the fuzzer finds them. */
export const plantedTargets: readonly FuzzTarget[] = [
  textTarget({
    name: 'crash',
    seeds: ['2026-11-23'],
    check(text) {
      if (/\d{5}/.test(text)) throw new TypeError('a number of five digits');
    },
  }),
  textTarget({
    name: 'slow',
    seeds: ['aaaa'],
    check(text) {
      const began = process.threadCpuUsage();
      while (text.includes('null') && process.threadCpuUsage(began).user < 80_000);
    },
  }),
  textTarget({
    name: 'endless',
    seeds: ['aaaa'],
    check(text) {
      while (text.startsWith('b'));
    },
  }),
  textTarget({ name: 'sound', seeds: ['aaaa'], check() {} }),
];

export const plantedModule: string = import.meta.url;
