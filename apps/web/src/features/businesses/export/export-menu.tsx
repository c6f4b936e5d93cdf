import { calendarDateIn, mayDo } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/downloads/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { call } from '../../../platform/session/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Menu } from '../../../ui/overlay/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import type { Business } from '../current-business.ts';
import { businessMessages } from '../messages.gen.ts';
import { type ExportKind, exportKinds, makeExport } from './make-export.ts';

/**
 * A business's data as files: tables are made on this device with the functions its pages use; the server writes the
 * file with everything, for owners.
 */
export function ExportMenu({ business }: { readonly business: Business }) {
  const messages = businessMessages;
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
  const takeEverything = async () => {
    try {
      const { url } = await call('exportBusiness', { businessId: business.id });
      // The answer is an attachment, so the page stays.
      window.location.assign(new URL(url).pathname);
    } catch {
      showToast({ tone: 'error', text: messages.exportFailed });
    }
  };
  const everything = {
    id: 'everything',
    label: messages.exports.everything,
    onAction: () => void takeEverything(),
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
      items={[
        ...exportKinds.map((kind) => ({
          id: kind as string,
          label: messages.exports[kind],
          onAction: () => void take(kind),
        })),
        ...(mayDo(business.role, 'readEverything') ? [everything] : []),
      ]}
    />
  );
}
