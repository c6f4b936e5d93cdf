import { readWhole } from '../../platform/data/index.ts';
import { saveCsv, toCsv } from '../../platform/downloads/index.ts';
import { sayRowProblem } from './say-problem.ts';

/**
 * Saves every skipped row as in the file, with its problem in an additional column, to be corrected and imported again.
 */
export async function saveSkippedRows(
  business: { readonly slug: string },
  importId: string,
  problemColumn: string,
): Promise<void> {
  const { header, items } = await readWhole('listImportRows', { importId, rows: 'skipped' });
  const rows = items.map(({ values, problems }) => [
    ...header.map((_, column) => values[column] ?? ''),
    problems.map(sayRowProblem).join(' '),
  ]);
  saveCsv(`${business.slug}-skipped-rows.csv`, toCsv([...header, problemColumn], rows));
}
