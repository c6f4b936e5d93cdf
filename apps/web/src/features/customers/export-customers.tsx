import type { customers, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveCsv } from '../../platform/downloads/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { customersCsv } from './customers-csv.ts';
import { customerMessages } from './messages.ts';

type Listed = OutputOf<typeof customers.listCustomers>['items'][number];

interface ExportCustomersProps {
  readonly business: { readonly id: string; readonly slug: string; readonly timeZone: string };
}

/** Every customer as a file, as the import reads it. */
export function ExportCustomers({ business }: ExportCustomersProps) {
  const messages = useMessages(customerMessages);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const today = calendarDateIn(Date.now(), business.timeZone);
      const csv = customersCsv(messages.exportColumns, await readAll(business.id));
      saveCsv(`${business.slug}-customers-${today}.csv`, csv);
    } catch {
      showToast({ tone: 'error', text: messages.exportFailed });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={Download}
      busy={saving && messages.exporting}
      onPress={() => void save()}
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
