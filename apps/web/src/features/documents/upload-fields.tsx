import { type DocumentKind, documentKinds } from '@clearpaw/domain';
import { type ReactNode, useState } from 'react';
import { FileDrop, Select } from '../../ui/field/index.ts';
import { documentMessages } from './messages.gen.ts';
import { acceptedFileTypes, useUploads } from './use-uploads.ts';

/** A pet for which documents can be added. */
export interface UploadPet {
  readonly id: string;
  readonly name: string;
}

interface UploadFieldsProps {
  /** The pets to choose from; with one there is no choice. */
  readonly pets: readonly [UploadPet, ...(readonly UploadPet[])];
  /** The pet that is chosen at first. */
  readonly petId?: string | undefined;
  /** The kind that is asked for. */
  readonly asked?: DocumentKind | undefined;
  /** The document that the new file replaces. */
  readonly replaces?: string | undefined;
  /** What the button says that opens the file chooser. */
  readonly title: ReactNode;
  /** After files were accepted. */
  readonly onAdded?: (() => void) | undefined;
}

/** Whose a document is and of which type, and where files are chosen or dropped; their upload begins at once. */
export function UploadFields(props: UploadFieldsProps) {
  const { pets, asked = 'vaccination_certificate', replaces, title, onAdded } = props;
  const messages = documentMessages;
  const uploads = useUploads();
  const [petId, setPetId] = useState(props.petId ?? pets[0].id);
  const [kind, setKind] = useState<DocumentKind>(asked);
  const add = (files: readonly File[]) => {
    const count = uploads.add(files, { petId, kind, ...(replaces !== undefined && { replaces }) });
    if (count > 0) onAdded?.();
  };
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
        {pets.length > 1 && (
          <Select
            label={messages.whichPet}
            options={pets.map(({ id, name }) => ({ id, label: name }))}
            value={petId}
            onChange={setPetId}
          />
        )}
        <Select
          label={messages.kind}
          options={documentKinds.map((id) => ({ id, label: messages.kinds[id] }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <FileDrop title={title} accept={acceptedFileTypes} several={replaces === undefined} onFiles={add}>
        {messages.accepted}
      </FileDrop>
    </>
  );
}
