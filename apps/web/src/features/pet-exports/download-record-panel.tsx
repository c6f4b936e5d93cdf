import { FileDown, FileJson } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { petExportMessages } from './messages.ts';
import { useDownload } from './use-download.ts';

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
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={FileDown} onPress={() => setAsking(true)}>
          {messages.download}
        </Button>
        <DownloadForPrograms pet={pet} />
      </div>
      {asking && <DownloadDialog pet={pet} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** The same in a form that programs read; there is nothing to choose. */
function DownloadForPrograms({ pet }: { readonly pet: { readonly id: string; readonly name: string } }) {
  const messages = useMessages(petExportMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { start, download } = useDownload();
  const { fhir } = messages;
  return (
    <>
      <Button variant="secondary" icon={FileJson} onPress={() => setIsOpen(true)}>
        {fhir.download}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setIsOpen}
          title={fhir.title}
          actions={
            <>
              <CancelButton onPress={() => setIsOpen(false)} />
              <Button
                icon={FileJson}
                busy={download.isPending && messages.preparing}
                onPress={() => start({ petId: pet.id, format: 'fhir' }, () => setIsOpen(false))}
              >
                {fhir.confirm}
              </Button>
            </>
          }
        >
          <p>{fhir.lead(pet.name)}</p>
          {download.isError && (
            <Banner tone="stop" announce="alert">
              {messages.failed}
            </Banner>
          )}
        </Dialog>
      )}
    </>
  );
}
