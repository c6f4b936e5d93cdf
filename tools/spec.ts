import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findTests } from './spec/find-tests.ts';
import { proveStatements } from './spec/prove-statements.ts';
import { readStatements } from './spec/read-statements.ts';
import { writeTable } from './spec/write-table.ts';

/**
 * `npm run spec`: compares the specification, statement by statement, with the tests that prove it, writes the table
 * and counts what is open. It only reads the tests; whether they pass is checked by the test runner. `--check` writes
 * nothing and fails if the table on disk is different.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const table = `${root}docs/spec-conformance.md`;

const { proven, problems } = proveStatements(readStatements(`${root}docs/spec`), findTests(root));
const open = proven.filter(({ tests }) => tests.length === 0);
const text = writeTable(proven);
const stale = process.argv.includes('--check') && readFileSync(table, 'utf8') !== text;
if (!process.argv.includes('--check')) writeFileSync(table, text);

for (const problem of problems) console.log(problem);
for (const { id, says, waits } of open) console.log(`${id} is open${waits ? `, ${waits}` : ''}: ${says}`);
if (stale) console.log('docs/spec-conformance.md is not what the tests say; run `npm run spec`.');
console.log(`${proven.length} statements`);
console.log(`${open.length} open`);
// Statements that wait for a missing part are reported, but are not an error.
const surprising = open.filter(({ waits }) => waits === null);
process.exit(surprising.length > 0 || problems.length > 0 || stale ? 1 : 0);
