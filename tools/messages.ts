import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedModule, readAreas } from './messages/catalogue.ts';
import { writeModule } from './messages/write-module.ts';

/** Writes the module of every area from its English texts: `npm run messages`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const areas = readAreas([`${root}apps/web/src`]);
let changed = 0;
for (const area of areas) {
  const path = generatedModule(area.folder);
  const written = writeModule(area, area.english, root);
  if (written === readOrNull(path)) continue;
  writeFileSync(path, written);
  changed += 1;
}
console.log(`${areas.length} areas, ${changed} modules written`);

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
