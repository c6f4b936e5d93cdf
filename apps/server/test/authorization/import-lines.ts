import type { imports } from '@clearpaw/contract';
import { type Ask, type Line, manager, ofBusiness } from './line.ts';
import { managersOnly } from './roles.ts';

const ofImport = ({ importId }: Ask) => ({ importId });
const mapping = { headerRow: 1, columns: [], dateOrder: null, species: null };
const file = ({ businessId }: Ask) => ({ businessId, storagePath: 'users/none/files/customers.csv' });

/** Functions for customers that a business imports. */
export const importLines = {
  previewImport: manager(file),
  runImport: manager((ask) => ({ ...file(ask), mapping, skipProblems: true, invite: false })),
  listImports: manager(ofBusiness),
  listImportRows: { policy: managersOnly, input: ({ importId }) => ({ importId, rows: 'skipped' }) },
  watchImport: { policy: managersOnly, input: ofImport },
  undoImport: { policy: managersOnly, input: ofImport },
} satisfies Partial<Record<keyof typeof imports, Line>>;
