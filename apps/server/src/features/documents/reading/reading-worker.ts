import { linesOf, type PositionedWord, proposeVaccinations, textOf } from '@clearpaw/domain';
import sharp, { type Sharp } from 'sharp';
import { receiveData, sendMessage, stepBack } from '../../../platform/concurrency/index.ts';
import { openPdf } from './open-pdf.ts';
import type { PageDraft, ReadingMessage, ReadPages, Wanted } from './read-pages.ts';
import { openReader, type PageReader } from './recognition/index.ts';

/** A certificate has few pages; a long record is read only this far. */
const maxPages = 20;
const pictureWidth = 1400;
/** A page that is read from its picture is drawn larger, so that small print is clear. */
const readWidth = 2000;
/** A page with fewer characters has a stamp on a scan, not a text. */
const minCharacters = 20;

type Picture = ReadPages['pictures'][number];

/** What is on the pages, before it was interpreted. */
interface FoundPages {
  readonly pageCount: number;
  readonly words: readonly PositionedWord[];
  readonly pictures: readonly Picture[];
}

async function read(draft: PageDraft): Promise<ReadPages> {
  let reader: Promise<PageReader> | undefined;
  const recognize: Recognize = async (image, page, onProgress) => {
    reader ??= openReader();
    return (await reader).read(image, page, onProgress);
  };
  try {
    const isPdf = draft.contentType === 'application/pdf';
    const { words, ...pages } = isPdf ? await readPdf(draft, recognize) : await readImage(draft, recognize);
    return { ...pages, ...understand(words, draft.wanted) };
  } finally {
    await (await reader)?.close();
  }
}

/** The words stay in this process: only their meaning is sent. */
function understand(words: readonly PositionedWord[], wanted: Wanted): Pick<ReadPages, 'proposals' | 'text'> {
  if (wanted.kind === 'vaccinations') {
    return { proposals: proposeVaccinations(words, wanted.species, wanted.today, wanted.pet), text: '' };
  }
  const lines = wanted.kind === 'text' ? linesOf(words).map(textOf).join('\n') : '';
  return { proposals: [], text: wanted.kind === 'text' ? lines.slice(0, wanted.maxCharacters) : '' };
}

type Recognize = PageReader['read'];

async function readPdf({ bytes, wanted }: PageDraft, recognize: Recognize): Promise<FoundPages> {
  // Bytes that arrive from another process may be a Buffer, which pdf.js refuses.
  const pdf = await openPdf(new Uint8Array(bytes));
  const inHaste = wanted.kind === 'text';
  if (inHaste && pdf.pageCount > wanted.atMostPages) {
    return { pageCount: pdf.pageCount, words: [], pictures: [] };
  }
  const count = Math.min(pdf.pageCount, maxPages);
  const words: PositionedWord[] = [];
  const pictures: Picture[] = [];
  for (let page = 1; page <= count; page += 1) {
    const report = (share: number) => say({ progress: (page - 1 + share) / count });
    const written = wanted.kind === 'pictures' ? [] : await pdf.words(page);
    const characters = written.reduce((sum, { text }) => sum + text.length, 0);
    if (wanted.kind !== 'vaccinations' || characters >= minCharacters) {
      pictures.push(await pictureOf(sharp(await pdf.draw(page, pictureWidth))));
      report(0.5);
      words.push(...written);
    } else {
      const read = await recognize(sharp(await pdf.draw(page, readWidth)), page, report);
      pictures.push(await pictureOf(read.picture));
      words.push(...read.words);
    }
    report(1);
  }
  return { pageCount: pdf.pageCount, words, pictures };
}

async function readImage(
  { bytes, contentType, wanted }: PageDraft,
  recognize: Recognize,
): Promise<FoundPages> {
  // The server has no decoder for HEIC; the file is stored, and its owner types the content.
  if (contentType === 'image/heic') return { pageCount: 1, words: [], pictures: [] };
  const image = sharp(bytes);
  if (wanted.kind === 'pictures')
    return { pageCount: 1, words: [], pictures: [await pictureOf(image.autoOrient())] };
  const { words, picture } = await recognize(image, 1, (progress) => say({ progress }));
  return { pageCount: 1, words, pictures: [await pictureOf(picture)] };
}

async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .resize({ width: pictureWidth, height: pictureWidth * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

function say(message: ReadingMessage): void {
  sendMessage(message);
}

const draft = await receiveData<PageDraft>();
stepBack();
say({ result: await read(draft) });
