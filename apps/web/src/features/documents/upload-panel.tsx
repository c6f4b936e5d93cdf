import { type DocumentKind, documentKinds } from '@clearpaw/domain';
import { useState } from 'react';
import { FileDrop, Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { documentMessages } from './messages.gen.ts';
import { UploadList } from './upload-list.tsx';
import { acceptedFileTypes, useUploads } from './use-uploads.ts';

interface UploadPanelProps {
  /** The pets for which documents can be added; with one there is no choice. */
  readonly pets: readonly { readonly id: string; readonly name: string }[];
  /** The kind that is asked for. */
  readonly asked?: DocumentKind | undefined;
}

/** Accepts files for a pet and shows their uploads. */
export function UploadPanel({ pets, asked = 'vaccination_certificate' }: UploadPanelProps) {
  const messages = documentMessages;
  const { queue, entries, add } = useUploads();
  const [chosen, setChosen] = useState<string | null>(null);
  const [kind, setKind] = useState<DocumentKind>(asked);
  const petId = chosen ?? pets[0]?.id ?? null;
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
      <FileDrop
        title={messages.add}
        accept={acceptedFileTypes}
        several
        onFiles={(files) => add(files, { petId, kind })}
        className="mt-4"
      >
        {messages.accepted}
      </FileDrop>
      <UploadList uploads={entries} queue={queue} className="mt-5" />
    </Panel>
  );
}
