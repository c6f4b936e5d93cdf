import type { Proven } from './prove-statements.ts';

/** The readable table: each statement, the tests that prove it, and the decision if the specification has a gap. */
export function writeTable(proven: readonly Proven[]): string {
  const open = proven.filter(({ tests }) => tests.length === 0).length;
  const sections = [...new Set(proven.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const rows = proven.filter((one) => one.section === section).map(rowOf);
    return [`## ${section}`, '', '| | statement | proven by |', '|---|---|---|', ...rows].join('\n');
  });
  const head = [
    '# The specification, statement by statement',
    '',
    'Written by `npm run spec` from `docs/spec/` and the titles of the tests; not by hand. A test proves a statement by',
    'naming it (`[spec 2.14]`) or by being named there. "Decision" stands where the specification says "not shown".',
    '',
    `${proven.length} statements, ${open} open.`,
  ];
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}

function rowOf({ id, says, decision, tests }: Proven): string {
  const proofs = tests.map(({ path, title }) => `${title.replace(/ \[spec [^\]]+\]/, '')} (\`${path}\`)`);
  const decided = decision === null ? [] : [`decision ${decision}`];
  const proof = [...decided, ...(proofs.length > 0 ? proofs : ['**open**'])].join('<br>');
  return `| ${id} | ${cell(says)} | ${cell(proof)} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
