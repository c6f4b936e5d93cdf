import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, stream, unary } from '../define/index.ts';
import { importMapping, importPreview, importProgress, importShape, keptImportRow } from './import.ts';

const file = { businessId: id, storagePath: z.string().max(1024) };
const ofImport = z.strictObject({ importId: id });

export const imports = {
  /** What importing this file would do; nothing is saved. Without a mapping, the server guesses one. */
  previewImport: unary(z.strictObject({ ...file, mapping: importMapping.optional() }), importPreview, {
    summary:
      'Reads an uploaded list of customers and pets and returns what importing it would do, problems first.',
  }),
  /** Starts an import in a job; its progress can be watched. A business can run one import at a time. */
  runImport: unary(
    z.strictObject({
      ...file,
      fileName: line(200).optional(),
      mapping: importMapping,
      /** If false, a single problem prevents the whole import. */
      skipProblems: z.boolean(),
      /** Whether new customers with an email address are invited. */
      invite: z.boolean(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    z.strictObject({ importId: id }),
    { summary: 'Imports an uploaded list of customers and pets in the background.' },
  ),
  watchImport: stream(ofImport, importProgress, { summary: 'Streams how far an import is.' }),
  /** Possible for 30 days. Whatever was changed or used since is kept. */
  undoImport: unary(
    z.strictObject({ importId: id, idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ removed: z.int().min(0), kept: z.int().min(0) }),
    { summary: 'Undoes an import, within 30 days; what was changed or used since is kept.' },
  ),
  /** Newest first. */
  listImports: unary(z.strictObject({ businessId: id, ...paging }), listOf(importShape), {
    summary: "Lists a business's imports, newest first.",
  }),
  /** Rows that were skipped, or customers that undoing kept, with the column names of the file. */
  listImportRows: unary(
    z.strictObject({ importId: id, rows: z.enum(['skipped', 'kept']), ...paging }),
    z.strictObject({
      header: z.array(z.string()),
      items: z.array(keptImportRow),
      nextCursor: z.string().nullable(),
    }),
    { summary: 'Lists the rows of an import that were skipped, or that undoing kept.' },
  ),
};
