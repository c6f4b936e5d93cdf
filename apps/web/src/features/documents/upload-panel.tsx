import { type DocumentKind, documentKinds } from '@clearpaw/domain';
import { useState } from 'react';
import { FileDrop, Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { documentMessages } from './messages.gen.ts';
import { maxFileBytes, recordFileTypes } from './upload-queue.ts';
import { UploadListRow } from './upload-row.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

interface UploadPanelProps {
  /** The pets for which documents can be added; with one there is no choice. */
  readonly pets: readonly { readonly id: string; readonly name: string }[];
  /** The kind that is asked for. */
  readonly asked?: DocumentKind | undefined;
}

const accept = [
  ...['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  ...recordFileTypes,
];

/** Accepts files for a pet and shows their uploads. */
export function UploadPanel({ pets, asked = 'vaccination_certificate' }: UploadPanelProps) {
  const messages = documentMessages;
  const { queue, entries } = useUploadQueue();
  const [chosen, setChosen] = useState<string | null>(null);
  const [kind, setKind] = useState<DocumentKind>(asked);
  const petId = chosen ?? pets[0]?.id ?? null;
  const add = (files: readonly File[]) => {
    const fitting = files.filter((file) => file.size <= maxFileBytes);
    if (fitting.length < files.length) showToast({ text: messages.tooLarge, tone: 'error' });
    if (petId !== null) queue.add(fitting, { petId, kind });
  };
  if (petId === null) return <Panel title={messages.add}>{messages.noPets}</Panel>;
  return (
    <Panel title={messages.add}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
        {pets.length > 1 && (
          <Select
            label={messages.whichPet}
            options={pets.map(({ id, name }) => ({ id, label: name }))}
            value={petId}
            onChange={setChosen}
          />
        )}
        <Select
          label={messages.kind}
          options={documentKinds.map((id) => ({ id, label: messages.kinds[id] }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <FileDrop title={messages.add} accept={accept} several onFiles={add} className="mt-4">
        {messages.accepted}
      </FileDrop>
      {entries.length > 0 && (
        <ul aria-label={messages.uploads} className="mt-5 flex flex-col gap-4">
          {entries.map((upload) => (
            <li key={upload.id}>
              <UploadListRow upload={upload} queue={queue} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
