import { calendarDateIn } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { readWhole } from '../../platform/data/index.ts';
import { saveCsv } from '../../platform/downloads/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { Button } from '../../ui/button/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { customersCsv } from './customers-csv.ts';
import { customerMessages } from './messages.gen.ts';

interface ExportCustomersProps {
  readonly business: { readonly id: string; readonly slug: string; readonly timeZone: string };
}

/** Every customer as a file, as the import reads it. */
export function ExportCustomers({ business }: ExportCustomersProps) {
  const messages = customerMessages;
  const { busy, save } = useSaving<void>();
  const download = async () => {
    const { items } = await readWhole('listCustomers', { businessId: business.id });
    const today = calendarDateIn(Date.now(), business.timeZone);
    const csv = customersCsv(messages.exportColumns, items);
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
