import type { customers, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { saveCsv } from '../../platform/downloads/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { customersCsv } from './customers-csv.ts';
import { customerMessages } from './messages.gen.ts';

type Listed = OutputOf<typeof customers.listCustomers>['items'][number];

interface ExportCustomersProps {
  readonly business: { readonly id: string; readonly slug: string; readonly timeZone: string };
}

/** Every customer as a file, as the import reads it. */
export function ExportCustomers({ business }: ExportCustomersProps) {
  const messages = customerMessages;
  const { busy, save } = useSaving<void>();
  const download = async () => {
    const today = calendarDateIn(Date.now(), business.timeZone);
    const csv = customersCsv(messages.exportColumns, await readAll(business.id));
    saveCsv(`${business.slug}-customers-${today}.csv`, csv);
  };
  const sayFailed = () => showToast({ tone: 'error', text: messages.exportFailed });
  return (
    <Button
      variant="secondary"
      icon={Download}
      busy={busy && messages.exporting}
      onPress={() => void save(download, sayFailed)}
    >
      {messages.export}
    </Button>
  );
}

async function readAll(businessId: string): Promise<readonly Listed[]> {
  const all: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page: OutputOf<typeof customers.listCustomers> = await call('listCustomers', {
      ...{ businessId, limit: 100 },
      ...(cursor === null ? {} : { cursor }),
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
