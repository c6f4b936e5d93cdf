import { calendarDateIn } from '@clearpaw/domain';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveCsv } from '../../platform/downloads/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { Button } from '../../ui/button/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { dueCsv } from './due-csv.ts';
import type { DueChoice, DueName } from './due-item.ts';
import { dueMessages } from './messages.gen.ts';
import { readWholeReport, type useDueReport } from './use-due-report.ts';

interface ExportButtonsProps {
  readonly business: { readonly id: string; readonly slug: string; readonly timeZone: string };
  readonly choice: DueChoice;
  readonly rules: readonly DueName[];
  readonly query: ReturnType<typeof useDueReport>['query'];
}

/** Prints or exports the whole report, not only the pets shown so far. */
export function ExportButtons({ business, choice, rules, query }: ExportButtonsProps) {
  const messages = dueMessages;
  const { busy, save } = useSaving<void>();
  const print = usePrintWhole(query);
  const download = async () => {
    const items = await readWholeReport(business.id, choice);
    const today = calendarDateIn(Date.now(), business.timeZone);
    saveCsv(`${business.slug}-due-${today}.csv`, dueCsv(items, rules, messages));
  };
  const sayFailed = () => showToast({ tone: 'error', text: messages.exportFailed });
  return (
    <>
      <Button
        variant="secondary"
        icon={Printer}
        busy={print.waits && messages.preparing}
        onPress={print.start}
      >
        {messages.print}
      </Button>
      <Button
        variant="secondary"
        icon={Download}
        busy={busy && messages.preparing}
        onPress={() => void save(download, sayFailed)}
      >
        {messages.csv}
      </Button>
    </>
  );
}

/** Loads the remaining pages, then prints. */
function usePrintWhole(query: ExportButtonsProps['query']): { waits: boolean; start: () => void } {
  const [waits, setWaits] = useState(false);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (!waits || isFetching) return;
    if (hasNextPage && !isError) {
      void fetchNextPage();
      return;
    }
    setWaits(false);
    if (!isError) window.print();
  }, [waits, hasNextPage, isFetching, isError, fetchNextPage]);
  return { waits, start: () => setWaits(true) };
}
