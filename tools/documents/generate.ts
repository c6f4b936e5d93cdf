import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openChromium } from '../chromium/open-chromium.ts';
import { type ComposedDocument, composeDocuments } from './compose.ts';
import { renderDocument } from './rendering/render-document.ts';
import type { GeneratedDocument, Split } from './truth.ts';

export interface GenerateOptions {
  readonly split: Split;
  readonly count: number;
  readonly seed: string;
}

const batchSize = 25;
const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/**
 * The documents of a split, as files. They are cached in the system's temporary folder until the generator changes;
 * none are committed.
 */
export async function generateDocuments(options: GenerateOptions): Promise<GeneratedDocument[]> {
  const folder = join(tmpdir(), `clearpaw-documents-${userInfo().uid}`, await hashOfGenerator());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const composed = composeDocuments(options.split, options.count, options.seed);
  const missing = composed.filter(({ id }) => !existsSync(join(folder, `${id}.json`)));
  for (let from = 0; from < missing.length; from += batchSize) {
    console.log(`Generating documents: ${from} of ${missing.length}`);
    const batch = missing.slice(from, from + batchSize);
    await renderBatch(batch, folder, batchSize);
  }
  return Promise.all(
    composed.map(async ({ id }) => JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))),
  );
}

/** On a busy machine Chromium sometimes fails to take a screenshot; a new one then continues. */
async function renderBatch(
  batch: readonly ComposedDocument[],
  folder: string,
  attempts: number,
): Promise<void> {
  const browser = await openChromium('--hide-scrollbars');
  try {
    for (const document of batch) {
      const kept = join(folder, `${document.id}.json`);
      if (existsSync(kept)) continue;
      const { truth, bytes, contentType } = await renderDocument(browser, document);
      const file = join(folder, `${document.id}.${extensions[contentType]}`);
      await writeFile(file, bytes);
      // Written last and atomically: only then does the document count as generated.
      await writeFile(`${kept}.new`, JSON.stringify({ truth, file, contentType }, null, 1));
      await rename(`${kept}.new`, kept);
    }
  } catch (problem) {
    if (attempts === 1) throw problem;
    await renderBatch(batch, folder, attempts - 1);
  } finally {
    await browser.close();
  }
}

async function hashOfGenerator(): Promise<string> {
  const own = fileURLToPath(new URL('./', import.meta.url));
  const files = (await readdir(own, { recursive: true }))
    .filter((name) => /(?<!test)\.ts$/.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(await readFile(join(own, name)));
  return hash.digest('hex').slice(0, 16);
}
