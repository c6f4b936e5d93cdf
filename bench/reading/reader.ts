import { readFile } from 'node:fs/promises';
import { type ReadPages, readPages } from '../../apps/server/src/features/documents/reading/index.ts';
import type { GeneratedDocument } from '../../tools/documents/truth.ts';
import { readWithTesseract } from './read-with-tesseract.ts';
import { type Reading, rowsOf } from './rows-of.ts';

export type Reader = (document: GeneratedDocument) => Promise<Reading>;

/** The product's reader, called in the same way as by the job that reads a stored file. */
const productReader =
  (read: typeof readPages): Reader =>
  async ({ truth, file, contentType }) => {
    const bytes = new Uint8Array(await readFile(file));
    const wanted = {
      kind: 'vaccinations',
      species: truth.pet.species,
      pet: { name: truth.pet.name, microchip: truth.pet.microchip },
      today: truth.today,
    } as const;
    const end = await read('bench', { bytes, contentType, wanted });
    if (end.kind !== 'done') return { rows: [], unreadCount: 0, failure: end.kind };
    const { proposals }: ReadPages = end.result;
    return { rows: rowsOf(proposals), unreadCount: 0, failure: null };
  };

/** The reader of another checkout, whose folder is `BENCH_BEFORE`. */
const readAsBefore: Reader = async (document) => {
  const { BENCH_BEFORE: folder } = process.env;
  if (folder === undefined)
    throw new Error('The reader "before" needs BENCH_BEFORE, the folder of a checkout.');
  const other = await import(`${folder}/apps/server/src/features/documents/reading/index.ts`);
  return productReader(other.readPages)(document);
};

/** Readers that can be compared in one run: `--reader product,tesseract`. */
export const readers: Readonly<Record<string, Reader>> = {
  product: productReader(readPages),
  tesseract: readWithTesseract,
  before: readAsBefore,
};
