import type { dataImports as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { importMyData } from './import-my-data.ts';
import { watchDataImport } from './watch-data-import.ts';

export const dataImportFunctions: Implementations<typeof promised> = { importMyData, watchDataImport };
