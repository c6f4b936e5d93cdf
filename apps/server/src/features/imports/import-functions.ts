import type { imports as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { listImportRows } from './list-import-rows.ts';
import { listImports } from './list-imports.ts';
import { previewImport } from './preview-import.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';
import { watchImport } from './watch-import.ts';

export const importFunctions: Implementations<typeof promised> = {
  previewImport,
  runImport,
  watchImport,
  undoImport,
  listImports,
  listImportRows,
};
