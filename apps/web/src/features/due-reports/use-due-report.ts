import { readWhole, usePages } from '../../platform/data/index.ts';
import { byNextVisit, type DueChoice, type DueReport, filterOf } from './due-item.ts';

/** The report page by page; loaded pages stay visible while others load. */
export function useDueReport(businessId: string, choice: DueChoice) {
  const filter = filterOf(businessId, choice);
  const query = usePages('getDueReport', filter, { keepPrevious: true });
  const pages = query.data?.pages ?? [];
  return {
    query,
    pets: byNextVisit(pages.flatMap(({ pets }) => pets)),
    items: pages.flatMap(({ items }) => items),
    totals: pages[0]?.totals ?? null,
  };
}

/** The whole report, for a file. */
export async function readWholeReport(businessId: string, choice: DueChoice): Promise<DueReport['items']> {
  return (await readWhole('getDueReport', filterOf(businessId, choice))).items;
}
