import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps/web');
const built = join(web, 'dist');

/** What the web app is made of: when the newest of these is newer than the build, the build is old. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/public.html',
  'apps/web/help.html',
  'tools/prerender.ts',
  'tools/help',
  'docs/help',
  'docs/guides',
  'docs/badge-format.md',
  'docs/badge-format-vectors.json',
  'apps/web/vite.config.ts',
  'packages',
  'package-lock.json',
];

/** Builds the web app if there is none or its sources are newer; answers whether it did. */
export function buildWebIfOld(): boolean {
  const builtAt = modifiedAt(join(built, 'pages.json'));
  if (builtAt > Math.max(...sources.map((source) => newestIn(join(root, source))))) return false;
  buildWeb();
  return true;
}

/** Builds beside the old one and swaps, so that a build cut short never leaves half an app. */
export function buildWeb(): void {
  const draft = `${built}.${process.pid}`;
  const renderer = `${draft}.renderer`;
  const vite = 'node_modules/vite/bin/vite.js';
  run(vite, 'build', 'apps/web', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn');
  run(
    vite,
    'build',
    'apps/web',
    '--ssr',
    'src/app/public/prerender.tsx',
    '--outDir',
    renderer,
    '--logLevel',
    'warn',
  );
  run('tools/prerender.ts', draft, renderer);
  rmSync(renderer, { recursive: true, force: true });
  compressAll(draft);
  rmSync(built, { recursive: true, force: true });
  renameSync(draft, built);
}

function run(...args: readonly string[]): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    // Under the test runner NODE_ENV is 'test', which would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}

const compressible = /\.(js|css|html|svg|json|txt|xml|wasm|webmanifest)$/;
const worthwhileBytes = 500;

/** Compressed once here instead of at every request. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    // The server fills in its own address first, and compresses then.
    if (name.startsWith('pages')) continue;
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
