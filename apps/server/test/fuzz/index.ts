export { openFuzzer } from './fuzz-parsers.ts';
export { fuzzTargets, targetsModule } from './targets/index.ts';
