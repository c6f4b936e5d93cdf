import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Edit, listEditsOf } from './new-feature/edit-lists.ts';
import { type NounNames, nounNamesOf } from './new-feature/noun-names.ts';
import { serverFilesOf } from './new-feature/server-files.ts';
import { webFilesOf } from './new-feature/web-files.ts';

/**
 * `npm run new-feature <nouns>` writes the files of a new feature, enters it in the lists and generates its migration.
 * Nothing is written unless everything can be.
 */
function main([plural = '', singular]: readonly string[]): void {
  const names = nounNamesOf(plural, singular);
  const files = { ...serverFilesOf(names), ...webFilesOf(names) };
  const edits = listEditsOf(names);
  refuseTaken(Object.keys(files), names);
  const changed = edits.map(({ path, change }: Edit) => [path, change(readFileSync(path, 'utf8'))] as const);
  for (const [path, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  run('biome', 'check', '--write', ...Object.keys(files), ...edits.map(({ path }) => path));
  run('drizzle-kit', 'generate', '--name', names.folder, { cwd: 'apps/server' });
  report(names, Object.keys(files).length, edits);
}

function refuseTaken(paths: readonly string[], { folder, one, One, Many }: NounNames): void {
  const taken = paths.find((path) => existsSync(path));
  if (taken) throw new Error(`${taken} is there already; choose another noun than ${folder}.`);
  const folderOfLines = 'apps/server/test/authorization';
  const lines = readdirSync(folderOfLines).map((file) => readFileSync(join(folderOfLines, file), 'utf8'));
  const name = [`create${One}`, `listPet${Many}`].find((known) =>
    lines.some((text) => text.includes(`\n  ${known}:`)),
  );
  if (name) throw new Error(`The function ${name} is there already; choose another noun than ${one}.`);
}

function run(command: string, ...rest: (string | { cwd: string })[]): void {
  const options = rest.find((part) => typeof part === 'object') ?? {};
  const args = rest.filter((part) => typeof part === 'string');
  const done = spawnSync('npx', ['--no-install', command, ...args], { encoding: 'utf8', ...options });
  if (done.status === 0) return;
  throw new Error(
    `${command} failed, the files are written: mend and run it again.\n${done.stdout}${done.stderr}`,
  );
}

function report({ folder, one, title }: NounNames, written: number, edits: readonly Edit[]): void {
  console.log(`${written} files written, ${edits.length + 1} edited:`);
  for (const { path } of edits) console.log(`  ${path}`);
  console.log('  apps/server/migrations/meta/_journal.json');
  console.log(
    `Next: give ${title.toLowerCase()} their real fields in the contract (${one}Fields) and the table,`,
  );
  console.log('delete the migration and generate it again with npm run migration,');
  console.log(`then npm run types, npm run lint and npx vitest run ${folder}.`);
}

try {
  main(process.argv.slice(2));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
