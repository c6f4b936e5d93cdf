import { Download, FileArchive, FileDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { petExportMessages } from './messages.gen.ts';
import { usualPageSize } from './page-size.ts';
import { useDownload } from './use-download.ts';

/** The record as a file, beside the ways to share it. */
export function DownloadRecordPanel({
  pet,
}: {
  readonly pet: { readonly id: string; readonly name: string };
}) {
  const messages = petExportMessages;
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={messages.panelTitle} lead={messages.panelLead(pet.name)}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={FileDown} onPress={() => setAsking(true)}>
          {messages.download}
        </Button>
        <DownloadOtherFormats pet={pet} />
      </div>
      {asking && <DownloadDialog pet={pet} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

type OtherFormat = 'fhir' | 'csv' | 'zip';
const otherFormats: readonly OtherFormat[] = ['fhir', 'csv', 'zip'];

/** The same for programs and spreadsheets, or everything at once. */
function DownloadOtherFormats({ pet }: { readonly pet: { readonly id: string; readonly name: string } }) {
  const { others } = petExportMessages;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={FileArchive} onPress={() => setIsOpen(true)}>
        {others.download}
      </Button>
      {isOpen && <OtherFormatDialog pet={pet} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OtherFormatDialog({ pet, onClose }: ComponentProps<typeof DownloadDialog>) {
  const messages = petExportMessages;
  const { others } = messages;
  const [format, setFormat] = useState<OtherFormat>('fhir');
  const { start, download } = useDownload();
  const cards = otherFormats.map((id) => {
    const { title, detail } = others.formats[id];
    return { id, title, children: detail };
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={others.title}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button
            icon={Download}
            busy={download.isPending && messages.preparing}
            onPress={() =>
              start({ petId: pet.id, format, pageSize: usualPageSize(navigator.language), timeZone }, onClose)
            }
          >
            {others.confirm}
          </Button>
        </>
      }
    >
      <p>{others.lead(pet.name)}</p>
      {download.isError && (
        <Banner tone="stop" announce="alert">
          {messages.failed}
        </Banner>
      )}
      <RadioCards label={others.format} showLabel cards={cards} value={format} onChange={setFormat} />
    </Dialog>
  );
}
