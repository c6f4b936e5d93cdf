import { usePages } from '../../platform/data/index.ts';

/** Further alerts are on the next page. */
const pageSize = 30;

/** Every alert, newest first, page by page. */
export function useAlertPages() {
  const list = usePages('listAlerts', { limit: pageSize });
  return { list, alerts: list.data?.pages.flatMap((page) => page.items) ?? [] };
}
