import { fileURLToPath } from 'node:url';
import { checkBreakpoints, readBreakpoints } from './lint/breakpoints.ts';
import { checkCycles } from './lint/cycles.ts';
import { checkAppPaths, checkDependencies } from './lint/dependencies.ts';
import { checkDirections, listStyleSheets } from './lint/directions.ts';
import { checkDomainTexts } from './lint/domain-texts.ts';
import { checkDuplicateExports } from './lint/duplicate-exports.ts';
import { readExcuses, readPatternExcuses } from './lint/excuses.ts';
import { checkFeatureGraph } from './lint/feature-graph.ts';
import { checkFeatureTests } from './lint/feature-tests.ts';
import { readImports } from './lint/imports.ts';
import { checkJourneyAddresses } from './lint/journey-addresses.ts';
import { checkPathLiterals } from './lint/path-literals.ts';
import { checkPatterns } from './lint/patterns.ts';
import { checkPurity } from './lint/purity.ts';
import { checkSizes } from './lint/sizes.ts';
import { listSourceFiles } from './lint/source-files.ts';
import { checkTableOwners } from './lint/table-owners.ts';
import { checkUnusedMessages, readTextAreas } from './lint/unused-messages.ts';
import { checkVocabulary, readVocabulary } from './lint/vocabulary.ts';

/**
 * The project's own checks in addition to Biome's: dependencies between layers, cycles, sizes, purity of the domain,
 * and the time that patterns take.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const files = listSourceFiles();
const imports = readImports(files);
const problems = [
  ...checkDependencies(imports),
  ...checkAppPaths(files),
  ...checkFeatureGraph(imports),
  ...checkFeatureTests(files),
  ...checkCycles(imports),
  ...checkPurity(files),
  ...checkSizes(files, readExcuses()),
  ...checkPathLiterals(files),
  ...checkDirections(files, listStyleSheets()),
  ...checkBreakpoints(files, readBreakpoints()),
  ...checkPatterns(files, readPatternExcuses()),
  ...checkDomainTexts(files),
  ...checkDuplicateExports(files),
  ...checkTableOwners(files),
  ...checkJourneyAddresses(files),
  ...checkUnusedMessages(readTextAreas(root), files),
  ...checkVocabulary(files, readVocabulary()),
];

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
