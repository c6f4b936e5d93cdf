export { openFuzzer } from './fuzz-parsers.ts';
export { targets, targetsModule } from './targets/index.ts';
