import { parentPort, workerData } from 'node:worker_threads';
import { linesOf, type PositionedWord, proposeVaccinations, textOf } from '@clearpaw/domain';
import sharp from 'sharp';
import { stepBack } from '../../../platform/concurrency/index.ts';
import { openPdf } from './open-pdf.ts';
import type { PageDraft, ReadingMessage, ReadPages, Wanted } from './read-pages.ts';
import { createReader, type PageReader } from './recognise.ts';

stepBack();

/** A certificate has few pages; a long record is drawn and read as far as this. */
const maxPages = 20;
const pictureWidth = 1400;
/** Fewer letters than this on a page are a stamp on a scan, not a text. */
const minCharacters = 20;

type Picture = ReadPages['pictures'][number];

/** What is on the pages, before anything was made of it. */
interface FoundPages {
  readonly pageCount: number;
  readonly words: readonly PositionedWord[];
  readonly pictures: readonly Picture[];
}

async function read(draft: PageDraft): Promise<ReadPages> {
  let reader: Promise<PageReader> | undefined;
  const recognise = async (image: Buffer, page: number): Promise<PositionedWord[]> => {
    reader ??= createReader();
    return (await reader).recognise(image, page);
  };
  try {
    const isPdf = draft.contentType === 'application/pdf';
    const { words, ...pages } = isPdf ? await readPdf(draft, recognise) : await readImage(draft, recognise);
    return { ...pages, ...understand(words, draft.wanted) };
  } finally {
    await (await reader)?.close();
  }
}

/** The words stay here: only what they mean leaves the thread. */
function understand(words: readonly PositionedWord[], wanted: Wanted): Pick<ReadPages, 'proposals' | 'text'> {
  if (wanted.kind === 'vaccinations') {
    return { proposals: proposeVaccinations(words, wanted.species, wanted.today), text: '' };
  }
  const lines = wanted.kind === 'text' ? linesOf(words).map(textOf).join('\n') : '';
  return { proposals: [], text: wanted.kind === 'text' ? lines.slice(0, wanted.maxCharacters) : '' };
}

type Recognise = (image: Buffer, page: number) => Promise<PositionedWord[]>;

async function readPdf({ bytes, wanted }: PageDraft, recognise: Recognise): Promise<FoundPages> {
  const pdf = await openPdf(bytes);
  const inHaste = wanted.kind === 'text';
  if (inHaste && pdf.pageCount > wanted.atMostPages) {
    return { pageCount: pdf.pageCount, words: [], pictures: [] };
  }
  const count = Math.min(pdf.pageCount, maxPages);
  const words: PositionedWord[] = [];
  const pictures: Picture[] = [];
  for (let page = 1; page <= count; page += 1) {
    const drawn = await pdf.draw(page, pictureWidth);
    pictures.push(await pictureOf(drawn));
    say({ progress: (page - 0.5) / count });
    if (wanted.kind === 'pictures') continue;
    const written = await pdf.words(page);
    const characters = written.reduce((sum, { text }) => sum + text.length, 0);
    words.push(...(inHaste || characters >= minCharacters ? written : await recognise(drawn, page)));
    say({ progress: page / count });
  }
  return { pageCount: pdf.pageCount, words, pictures };
}

/** A photo is read in grey and at a size at which letters are clear. */
async function readImage(
  { bytes, contentType, wanted }: PageDraft,
  recognise: Recognise,
): Promise<FoundPages> {
  // The server has no decoder for HEIC; it is kept, and typed in by hand.
  if (contentType === 'image/heic') return { pageCount: 1, words: [], pictures: [] };
  const pictures = [await pictureOf(Buffer.from(bytes))];
  say({ progress: 0.3 });
  if (wanted.kind === 'pictures') return { pageCount: 1, words: [], pictures };
  const clear = await sharp(bytes)
    .resize({ width: 2200, withoutEnlargement: true })
    .grayscale()
    .normalise()
    .png()
    .toBuffer();
  return { pageCount: 1, words: await recognise(clear, 1), pictures };
}

async function pictureOf(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image)
    .resize({ width: pictureWidth, height: pictureWidth * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

function say(message: ReadingMessage): void {
  parentPort?.postMessage(message);
}

say({ result: await read(workerData as PageDraft) });
