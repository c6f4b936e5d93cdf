import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbersIn } from '@clearpaw/domain/words';
import { readAreas } from '../../../../../../tools/messages/catalogue.ts';
import { pseudoCatalogue } from '../../../../../../tools/messages/pseudo.ts';
import { writeTexts } from '../../../../../../tools/messages/write-module.ts';

/** The texts of a folder in the pseudo-language: accented, in brackets and two fifths longer. */
export async function pseudoTexts<Texts>(folder: string, _like: Texts): Promise<Texts> {
  const [area] = readAreas([new URL(`../../../../../../${folder}`, import.meta.url).pathname]);
  if (!area) throw new Error(`${folder} has no texts.`);
  const { body } = writeTexts(area, pseudoCatalogue(area.english));
  const place = mkdtempSync(join(tmpdir(), 'clearpaw-pseudo-'));
  const file = join(place, 'texts.ts');
  writeFileSync(file, `export const write = ({ formatNumber, plural }) => (${body});\n`);
  try {
    const module = (await import(file)) as { write: (numbers: ReturnType<typeof numbersIn>) => Texts };
    return module.write(numbersIn('en'));
  } finally {
    rmSync(place, { recursive: true });
  }
}
