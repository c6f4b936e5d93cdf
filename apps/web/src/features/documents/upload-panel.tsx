import type { DocumentKind } from '@clearpaw/domain';
import { Panel } from '../../ui/surface/index.ts';
import { documentMessages } from './messages.gen.ts';
import { UploadFields, type UploadPet } from './upload-fields.tsx';
import { UploadList } from './upload-row.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

interface UploadPanelProps {
  /** The pets for which documents can be added. */
  readonly pets: readonly UploadPet[];
  /** The kind that is asked for. */
  readonly asked?: DocumentKind | undefined;
}

/** Accepts files for a pet and shows their uploads. */
export function UploadPanel({ pets, asked }: UploadPanelProps) {
  const messages = documentMessages;
  const { queue, entries } = useUploadQueue();
  const [first, ...others] = pets;
  if (!first) return <Panel title={messages.add}>{messages.noPets}</Panel>;
  return (
    <Panel title={messages.add} className="@container">
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-4 @min-[40rem]:grid @min-[40rem]:grid-cols-[15rem_minmax(0,1fr)] @min-[40rem]:items-start">
          <UploadFields pets={[first, ...others]} asked={asked} title={messages.add} />
        </div>
        {entries.length > 0 && <UploadList uploads={entries} queue={queue} />}
      </div>
    </Panel>
  );
}
