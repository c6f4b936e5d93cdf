import { calendarDateIn } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/downloads/index.ts';
import { call } from '../../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Menu } from '../../../ui/overlay/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import type { Place } from '../place.ts';
import { businessWords } from '../words.ts';
import { type ExportKind, exportKinds, makeExport } from './make-export.ts';

/** What the place may read, as a file: made on this device from the functions its pages read through. */
export function ExportMenu({ place }: { readonly place: Place }) {
  const words = useWordsOf(businessWords);
  const format = useFormat();
  const [read, setRead] = useState<number | null>(null);
  const take = async (kind: ExportKind) => {
    setRead(0);
    const onRead = (count: number) => setRead((before) => (before ?? 0) + count);
    const today = calendarDateIn(Date.now(), place.timeZone);
    try {
      saveFile(await makeExport(kind, { call, place, onRead, today }));
    } catch {
      showToast({ tone: 'error', words: words.exportFailed });
    } finally {
      setRead(null);
    }
  };
  return (
    <Menu
      label={words.exportData}
      trigger={
        <Button
          variant="secondary"
          size="small"
          icon={Download}
          busy={read !== null && words.exporting(format.number(read))}
        >
          {words.exportData}
        </Button>
      }
      items={exportKinds.map((kind) => ({
        id: kind,
        label: words.exports[kind],
        onAction: () => void take(kind),
      }))}
    />
  );
}
