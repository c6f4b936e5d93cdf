import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface CodeBlock {
  /** The word after the three backticks: empty for a plain block. */
  readonly language: string;
  readonly text: string;
}

const fence = '```';

/** The code blocks of a document, in order, without the indentation of a surrounding list. */
export function readCodeBlocks(file: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: { readonly indent: number; readonly language: string; readonly lines: string[] } | null = null;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const text = line.trimStart();
    if (!text.startsWith(fence)) open?.lines.push(line.slice(open.indent));
    else if (open) {
      blocks.push({ language: open.language, text: open.lines.join('\n') });
      open = null;
    } else open = { indent: line.length - text.length, language: text.slice(fence.length), lines: [] };
  }
  return blocks;
}

/** All documents of the project, including decisions. */
export function listMarkdown(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const listed = execFileSync('git', args, { encoding: 'utf8' });
  return listed.split('\n').filter((path) => path !== '' && existsSync(path));
}

const apiKeys = 'apps/server/src/features/api-keys/developer-pages.test.ts';
const operators = 'tools/docs/operator-pages.test.ts';
const readmes = 'tools/docs/package-readmes.test.ts';

/** A block is executed by the named test, or the reason why it is only shown. */
type Follower = readonly [language: string, test: string] | readonly [language: string, drawing: null];

/** Each code block of the documents, in its order, with the test that executes it; null for a drawing of boxes and lines. */
export const followers: Readonly<Record<string, readonly Follower[]>> = {
  'ARCHITECTURE.md': [
    ['mermaid', null],
    ['mermaid', null],
    ['', 'tools/docs/code-blocks.test.ts'],
  ],
  'README.md': [['sh', operators]],
  'docs/guides/add-a-function.md': [['ts', 'tools/docs/add-a-function.test.ts']],
  'docs/guides/back-up-and-restore.md': [
    ['sh', operators],
    ['', operators],
    ['sh', operators],
    ['sh', operators],
  ],
  'docs/guides/measure-document-reading.md': [['sh', operators]],
  'docs/help/developers/assistants.md': [
    ['json', apiKeys],
    ['sh', apiKeys],
  ],
  'docs/help/developers/connect-with-oauth.md': [['ts', 'apps/server/src/features/apps/oauth-guide.test.ts']],
  'docs/help/developers/embed.md': [['html', 'e2e/embed.test.ts']],
  'docs/help/developers/errors.md': [
    ['sh', apiKeys],
    ['json', apiKeys],
  ],
  'docs/help/developers/generate-a-client.md': [
    ['sh', 'apps/server/src/platform/http/api-docs/generated-clients.test.ts'],
    ['ts', 'apps/server/src/platform/http/api-docs/generated-clients.test.ts'],
  ],
  'docs/help/developers/quick-start.md': [
    ['sh', apiKeys],
    ['ts', apiKeys],
  ],
  'docs/help/developers/webhooks.md': [
    ['json', 'apps/server/src/features/webhooks/event-messages.test.ts'],
    ['ts', apiKeys],
  ],
  'docs/help/operators/install.md': [['sh', operators]],
  'docs/performance.md': [['sh', operators]],
  'docs/security/threat-model.md': [['', null]],
  'examples/booking/README.md': [['sh', 'apps/server/src/features/apps/booking-example.test.ts']],
  ...Object.fromEntries(
    ['client', 'contract', 'domain', 'protocol', 'stripe-sandbox', 'testing'].map((name) => [
      `packages/${name}/README.md`,
      [
        ['ts', readmes],
        ['text', readmes],
      ] as const,
    ]),
  ),
};
