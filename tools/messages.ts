import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaFolders, readAreas } from './messages/catalogue.ts';
import { checkLanguage } from './messages/check-language.ts';
import { readTerms } from './messages/glossary.ts';
import { modulesOf } from './messages/write-all-languages.ts';

/**
 * `npm run messages` writes the module of every area from its English texts; `npm run messages -- de` also checks a
 * language: exit code 1 with a line per problem.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const areas = readAreas(areaFolders(root));
let changed = 0;
for (const { path, text } of areas.flatMap((area) => modulesOf(area, root))) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  changed += 1;
}
console.log(`${areas.length} areas, ${changed} modules written`);

for (const language of process.argv.slice(2)) {
  const terms = `${root}tools/messages/terms/${language}.json`;
  const problems = checkLanguage(areas, language, existsSync(terms) ? readTerms(terms) : {});
  for (const problem of problems) console.error(problem.replace(root, ''));
  console.log(`${language}: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
