import type { imports, OutputOf } from '@clearpaw/contract';
import { saveCsv, toCsv } from '../../platform/downloads/index.ts';
import { call } from '../../platform/session/index.ts';
import { sayRowProblem } from './say-problem.ts';

type Page = OutputOf<typeof imports.listImportRows>;

/**
 * Saves every skipped row as in the file, with its problem in an additional column, to be corrected and imported again.
 */
export async function saveSkippedRows(
  business: { readonly slug: string },
  importId: string,
  problemColumn: string,
): Promise<void> {
  let page: Page = await call('listImportRows', { importId, rows: 'skipped', limit: 100 });
  const { header } = page;
  const items = [...page.items];
  while (page.nextCursor !== null) {
    page = await call('listImportRows', { importId, rows: 'skipped', limit: 100, cursor: page.nextCursor });
    items.push(...page.items);
  }
  const rows = items.map(({ values, problems }) => [
    ...header.map((_, column) => values[column] ?? ''),
    problems.map(sayRowProblem).join(' '),
  ]);
  saveCsv(`${business.slug}-skipped-rows.csv`, toCsv([...header, problemColumn], rows));
}
