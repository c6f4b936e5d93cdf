import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Keeps the pages that were rendered at build only in compressed form (`.html.br`). The server puts its own address into
 * a page before it sends it, so it reads each once anyway. Run while the image is built, never in a checkout.
 */
const built = 'apps/web/dist';

for (const path of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
  if (!/(^|\/)pages\/[^/]+\.html$/.test(path)) continue;
  const file = join(built, path);
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  rmSync(file);
}
