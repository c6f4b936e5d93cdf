import { calendarDateIn } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/downloads/index.ts';
import { useFormat, useMessages } from '../../../platform/messages/index.ts';
import { call } from '../../../platform/session/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Menu } from '../../../ui/overlay/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import type { Business } from '../current-business.ts';
import { businessMessages } from '../messages.ts';
import { type ExportKind, exportKinds, makeExport } from './make-export.ts';

/** What the business may read, as a file: made on this device from the functions its pages read through. */
export function ExportMenu({ business }: { readonly business: Business }) {
  const messages = useMessages(businessMessages);
  const format = useFormat();
  const [read, setRead] = useState<number | null>(null);
  const take = async (kind: ExportKind) => {
    setRead(0);
    const onRead = (count: number) => setRead((before) => (before ?? 0) + count);
    const today = calendarDateIn(Date.now(), business.timeZone);
    try {
      saveFile(await makeExport(kind, { call, business, onRead, today }));
    } catch {
      showToast({ tone: 'error', text: messages.exportFailed });
    } finally {
      setRead(null);
    }
  };
  return (
    <Menu
      label={messages.exportData}
      trigger={
        <Button
          variant="secondary"
          size="small"
          icon={Download}
          busy={read !== null && messages.exporting(format.number(read))}
        >
          {messages.exportData}
        </Button>
      }
      items={exportKinds.map((kind) => ({
        id: kind,
        label: messages.exports[kind],
        onAction: () => void take(kind),
      }))}
    />
  );
}
