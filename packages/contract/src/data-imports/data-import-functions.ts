import { z } from 'zod';
import { id, idempotencyKey, instant, stream, unary } from '../define/index.ts';

/** What came with an import, by how many. */
const counts = z.strictObject({
  pets: z.int(),
  vaccinations: z.int(),
  careRecords: z.int(),
  documents: z.int(),
  files: z.int(),
  /** Records and documents that could not come: of another person's pet, a business's own, or without their file. */
  leftOut: z.int(),
});

export const importFaults = [
  'file_missing',
  'not_an_export',
  'file_changed',
  'data_not_accepted',
  'file_not_accepted',
  'too_large',
  'account_not_empty',
  'interrupted',
] as const;

const dataImport = z.strictObject({
  id,
  state: z.enum(['running', 'done', 'failed']),
  /** Bytes of files that were taken out and checked, of all. */
  done: z.int(),
  total: z.int(),
  fault: z.enum(importFaults).nullable(),
  /** Which file or record the fault is about, as the export names it. */
  at: z.string().nullable(),
  /** Null unless it is done. */
  result: counts.nullable(),
  createdAt: instant,
});

export const dataImports = {
  /**
   * `storagePath` is an object of the caller's own below `users/{uid}/archives/`: what `exportMyData` gives as a zip. All of it
   * is imported or nothing; records come as entered by their owner or proven by their document, whatever they were.
   */
  importMyData: unary(
    z.strictObject({ storagePath: z.string().max(1024), idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ importId: id }),
    {
      summary:
        'Imports a whole export of another account into this one, which is still empty, in the background.',
    },
  ),
  /** The newest one; null where there is none. */
  watchDataImport: stream(z.strictObject({}), z.strictObject({ import: dataImport.nullable() }), {
    summary: 'Streams how far the import of a whole export into this account is.',
  }),
};
