import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedModule, readAreas } from '../messages/catalogue.ts';
import { writeModule } from '../messages/write-module.ts';

const compliance = 'packages/domain/src/compliance';
const union = `${compliance}/vocabulary/requirement.ts`;
/** The type errors after a kind is added to the union, and the entry that fixes each. */
const entries: Readonly<Record<string, readonly [before: string, entry: string]>> = {
  [`${compliance}/kinds/kinds.ts`]: ['  declaration: declarationKind,\n', '  license: licenseKind,\n'],
  [`${compliance}/testing/kind-samples.ts`]: [
    "  microchip: { example: { kind: 'microchip' }",
    "  license: { example: { kind: 'license' }, arbitrary: plain('license'), judge: judgeLicense },\n",
  ],
  'packages/contract/src/requirements/requirement.ts': [
    "  microchip: z.strictObject({ kind: z.literal('microchip') }),\n",
    "  license: z.strictObject({ kind: z.literal('license') }),\n",
  ],
  'apps/web/src/features/requirements/editor-kinds.ts': [
    '  microchip: {\n',
    "  license: { beginning: { kind: 'license' }, sentence: (_, __, messages) => [messages.stop], " +
      'controls: {}, clauses: noClauses, examples: () => ({ nothing: {} }) },\n',
  ],
};
const texts = 'apps/web/src/features/requirements/messages';
/** Where its name is missing, which is a text and not code. */
const menuOfKinds = 'apps/web/src/features/requirements/sentence-list.tsx';
const nameInEditor = ['    "microchip": "A microchip",\n', '    "license": "A license",\n'] as const;

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'requirement-kind-'));
  const files = execFileSync('git', ['ls-files', 'packages', 'apps/web', 'tsconfig.base.json'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((path) => /\.(ts|tsx|json|css)$/.test(path))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  linkModules();
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const settings = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
  },
  include: ['packages/domain/src', 'packages/contract/src', 'apps/web/src/features'],
};

/** Everything installed, except that the project's own packages are the copies. */
function linkModules(): void {
  const own = '@clearpaw';
  mkdirSync(join(copy, 'node_modules', own), { recursive: true });
  for (const name of readdirSync('node_modules').filter((entry) => entry !== own && entry !== '.types')) {
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync('packages'))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', own, name));
  symlinkSync(resolve('apps/web/node_modules'), join(copy, 'apps/web/node_modules'));
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));

function filesWithErrors(): string[] {
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return [
    ...new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
  ].toSorted();
}

describe('a new kind of requirement', () => {
  test('is written into six files, and the types name all after the first', { timeout: 180_000 }, () => {
    edit(union, (text) =>
      text
        .replace('  | QuestionRequirement;', '  | QuestionRequirement\n  | LicenseRequirement;')
        .concat("\nexport type LicenseRequirement = { readonly kind: 'license' };\n"),
    );
    const missing = [...Object.keys(entries), menuOfKinds];
    expect(filesWithErrors()).toEqual(missing.toSorted());

    for (const [file, [before, entry]] of Object.entries(entries)) {
      edit(file, (text) => text.replace(before, entry + before));
    }
    edit(`${texts}/en.json`, (text) => text.replace(nameInEditor[0], nameInEditor[1] + nameInEditor[0]));
    const [area] = readAreas([join(copy, texts)]);
    if (area) writeFileSync(generatedModule(area.folder), writeModule(area, area.english, `${copy}/`));
    const kind = readFileSync(`${compliance}/kinds/microchip.ts`, 'utf8');
    writeFileSync(
      join(copy, compliance, 'kinds/license.ts'),
      kind
        .replaceAll(/microchip(?=Kind)/g, 'license')
        .replaceAll('MicrochipRequirement', 'LicenseRequirement'),
    );
    edit(`${compliance}/kinds/kinds.ts`, (text) => `import { licenseKind } from './license.ts';\n${text}`);
    edit(`${compliance}/testing/kind-samples.ts`, (text) =>
      text.replaceAll('judgeLicense', '() => ({ status: "met", until: null, on: null, id: null })'),
    );
    expect(filesWithErrors()).toEqual([]);
  });

  test('is described in the guide by the same files', () => {
    const guide = readFileSync('docs/guides/add-a-requirement-kind.md', 'utf8');
    const files = [union, ...Object.keys(entries), `${texts}/en.json`];
    for (const file of files) expect(guide).toContain(`\`${file}\``);
    expect(files.length).toBeLessThanOrEqual(6);
  });
});
