import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, languages } from '@clearpaw/protocol';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps/web');
const built = join(web, 'dist');

/** The sources of the web app: if one of them is newer than the build, the build is outdated. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/public.html',
  'apps/web/help.html',
  'tools/prerender.ts',
  'tools/messages',
  'tools/help',
  'docs/help',
  'docs/guides',
  'docs/badge-format.md',
  'docs/badge-format-vectors.json',
  'apps/web/vite.config.ts',
  'packages',
  'package-lock.json',
];

/** Builds the web app if there is no build or its sources are newer; returns whether it did. */
export function buildWebIfOld(): boolean {
  const builtAt = modifiedAt(join(built, 'pages.json'));
  if (builtAt > Math.max(...sources.map((source) => newestIn(join(root, source))))) return false;
  buildWeb();
  return true;
}

/** English as the pseudo-language of tools/messages/pseudo.ts; answers the folder of the build. */
export function buildPseudo(): string {
  // Beside the real one, because the pages are rendered with the packages of the web app.
  const folder = `${built}.pseudo`;
  rmSync(folder, { recursive: true, force: true });
  buildLanguage(folder, 'en', { VITE_PSEUDO: '1' });
  return folder;
}

/** Builds beside the old one and swaps, so that a build cut short never leaves half an app. */
export function buildWeb(): void {
  const draft = `${built}.${process.pid}`;
  for (const language of languages) buildLanguage(draft, language);
  compressAll(draft);
  rmSync(built, { recursive: true, force: true });
  renameSync(draft, built);
}

/**
 * Builds one language of the app. English is the folder itself; for other languages the pages are in `languages/`, and
 * the scripts are among the English ones, whose names contain a content hash.
 */
function buildLanguage(draft: string, language: Language, more: Environment = {}): void {
  const own = language === 'en' ? draft : `${draft}.${language}`;
  const renderer = `${own}.renderer`;
  const vite = 'node_modules/vite/bin/vite.js';
  const app = ['build', 'apps/web', '--logLevel', 'warn'];
  const environment = { ...more, VITE_LANGUAGE: language };
  const run = (...args: readonly string[]) => runIn(environment, args);
  run(vite, ...app, '--outDir', own, '--emptyOutDir');
  const business = [
    ...app,
    '--ssr',
    'src/app/public/render-business-page.tsx',
    '--outDir',
    join(own, 'render'),
  ];
  runIn({ ...environment, VITE_ONE_FILE: '1' }, [vite, ...business]);
  run(vite, ...app, '--ssr', 'src/app/public/prerender.tsx', '--outDir', renderer);
  run('tools/prerender.ts', own, renderer, language);
  rmSync(renderer, { recursive: true, force: true });
  if (own === draft) return;
  cpSync(join(own, 'assets'), join(draft, 'assets'), { recursive: true, force: false });
  const pages = join(draft, 'languages', language);
  mkdirSync(pages, { recursive: true });
  for (const name of ['index.html', 'pages', 'pages.json', 'render'])
    renameSync(join(own, name), join(pages, name));
  rmSync(own, { recursive: true, force: true });
}

type Environment = Readonly<Record<string, string>>;

function runIn(environment: Environment, args: readonly string[]): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    // Under the test runner NODE_ENV is 'test', which would build React for development.
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: 'inherit',
  });
}

const compressible = /\.(js|css|html|svg|json|txt|xml|wasm|webmanifest)$/;
const worthwhileBytes = 500;

/** Compressed once here instead of at every request. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    // The server first fills in its own address, and then compresses.
    if (/^(languages\/[a-z]+\/)?(pages|render)/.test(name)) continue;
    if (!compressible.test(name) || statSync(path).size < worthwhileBytes) continue;
    const text = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    );
  }
}

function newestIn(path: string): number {
  const at = modifiedAt(path);
  if (at === 0 || !statSync(path).isDirectory()) return at;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(0, ...inside.map((name) => newestIn(join(path, name))));
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.main) buildWeb();
