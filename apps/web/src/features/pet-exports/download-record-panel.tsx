import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { petExportMessages } from './messages.ts';

/** The record as a file, beside the ways to share it. */
export function DownloadRecordPanel({
  pet,
}: {
  readonly pet: { readonly id: string; readonly name: string };
}) {
  const messages = useMessages(petExportMessages);
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={messages.panelTitle} lead={messages.panelLead(pet.name)}>
      <Button variant="secondary" icon={FileDown} onPress={() => setAsking(true)}>
        {messages.download}
      </Button>
      {asking && <DownloadDialog pet={pet} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
