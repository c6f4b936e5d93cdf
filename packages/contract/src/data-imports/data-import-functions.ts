import { z } from 'zod';
import { id, idempotencyKey, instant, stream, unary } from '../define/index.ts';

/** How many items of each kind an import brought in. */
const counts = z.strictObject({
  pets: z.int(),
  vaccinations: z.int(),
  careRecords: z.int(),
  documents: z.int(),
  files: z.int(),
  /**
   * Records and documents that could not be imported: of another person's pet, of a business, or without their file.
   */
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
  /** Bytes of files that were extracted and checked, out of `total`. */
  done: z.int(),
  total: z.int(),
  fault: z.enum(importFaults).nullable(),
  /** The file or record that caused the fault, by its name in the export. */
  at: z.string().nullable(),
  /** Null unless the import is done. */
  result: counts.nullable(),
  createdAt: instant,
});

export const dataImports = {
  /**
   * `storagePath` is one of the caller's own objects below `users/{uid}/archives/`: a zip made by `exportMyData`.
   * Either all of it is imported or nothing. The evidence of records becomes `owner` or `document`, whatever it was
   * before.
   */
  importMyData: unary(
    z.strictObject({ storagePath: z.string().max(1024), idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ importId: id }),
    {
      summary:
        'Imports a whole export of another account into this one, which is still empty, in the background.',
    },
  ),
  /** The newest import; null if there is none. */
  watchDataImport: stream(z.strictObject({}), z.strictObject({ import: dataImport.nullable() }), {
    summary: 'Streams how far the import of a whole export into this account is.',
  }),
};
