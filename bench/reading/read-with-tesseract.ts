import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PositionedWord, proposeVaccinations } from '@clearpaw/domain';
import sharp from 'sharp';
import { openPdf } from '../../apps/server/src/features/documents/reading/open-pdf.ts';
import type { PrintLanguage } from '../../tools/documents/date-style.ts';
import type { GeneratedDocument } from '../../tools/documents/truth.ts';
import { type Reading, rowsOf } from './rows-of.ts';

/** Tesseract's names of the languages that documents are generated in. */
const trained: Readonly<Record<PrintLanguage, string>> = {
  ...{ en: 'eng', de: 'deu', fr: 'fra', es: 'spa', pt: 'por', nl: 'nld' },
};
/** As for the product's reader: a page is drawn this wide, a picture is at most this long. */
const [drawnWidth, longestSide, minCharacters] = [2_000, 2_600, 20];

/** What is used of tesseract.js, which `npm run bench:peers` installs. */
interface Tesseract {
  createWorker(
    langs: readonly string[],
    engine: number,
    options: { langPath: string; cacheMethod: string },
  ): Promise<Worker>;
}
interface Worker {
  recognize(
    image: Buffer,
    options: { rotateAuto: boolean },
    output: { blocks: boolean },
  ): Promise<{ data: { blocks: readonly Block[] | null } }>;
}
interface Block {
  readonly paragraphs: readonly { readonly lines: readonly { readonly words: readonly Word[] }[] }[];
}
interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

const workers = new Map<PrintLanguage, Promise<Worker>>();

/**
 * Tesseract 5 in the place of the product's recognition, followed by the same understanding of the words. It is given
 * what the product has to find out: the document's language. Text in a PDF is taken from the file, as by the product.
 */
export async function readWithTesseract({ truth, file, contentType }: GeneratedDocument): Promise<Reading> {
  const bytes = await readFile(file);
  const words: PositionedWord[] = [];
  const recognize = async (image: Buffer, page: number) =>
    words.push(...(await recognized(await workerFor(truth.language), image, page)));
  if (contentType === 'application/pdf') {
    const pdf = await openPdf(new Uint8Array(bytes));
    for (let page = 1; page <= pdf.pageCount; page += 1) {
      const written = await pdf.words(page);
      const characters = written.reduce((sum, { text }) => sum + text.length, 0);
      if (characters >= minCharacters) words.push(...written);
      else await recognize(await pdf.draw(page, drawnWidth), page);
    }
  } else {
    await recognize(bytes, 1);
  }
  const { name, species, microchip } = truth.pet;
  const proposals = proposeVaccinations(words, species, truth.today, { name, microchip });
  return { rows: rowsOf(proposals), unreadCount: 0, failure: null };
}

function workerFor(language: PrintLanguage): Promise<Worker> {
  const known = workers.get(language) ?? openWorker(language);
  workers.set(language, known);
  return known;
}

async function openWorker(language: PrintLanguage): Promise<Worker> {
  const peers = createRequire(fileURLToPath(new URL('../peers/package.json', import.meta.url)));
  const tesseract: Tesseract = peers('tesseract.js');
  const codes = [...new Set([trained[language], 'eng'])];
  // It takes all languages from one folder, and each is a package.
  const langPath = await mkdtemp(join(tmpdir(), 'clearpaw-tesseract-'));
  for (const code of codes) {
    const file = `${code}.traineddata.gz`;
    await symlink(peers.resolve(`@tesseract.js-data/${code}/4.0.0/${file}`), join(langPath, file));
  }
  const worker = await tesseract.createWorker(codes, 1, { langPath, cacheMethod: 'none' });
  await rm(langPath, { recursive: true });
  return worker;
}

async function recognized(worker: Worker, image: Buffer, page: number): Promise<PositionedWord[]> {
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
  const { data: picture, info } = await sharp(image)
    .autoOrient()
    .resize(size)
    .grayscale()
    .png()
    .toBuffer({ resolveWithObject: true });
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  return lines
    .flatMap(({ words }) => words)
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      ...{ text, page, confidence: confidence / 100 },
      ...{ x: x0 / info.width, y: y0 / info.height },
      ...{ width: (x1 - x0) / info.width, height: (y1 - y0) / info.height },
    }));
}
