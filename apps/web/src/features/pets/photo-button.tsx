import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { IconButton } from '../../ui/button/index.ts';
import { petMessages } from './messages.gen.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import type { Pet } from './use-pet.ts';

export const photoFileTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A round button on the portrait: chooses a photo, or takes one with a phone's camera. */
export function PhotoButton({ pet }: { readonly pet: Pet }) {
  const messages = petMessages.photo;
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileTrigger acceptedFileTypes={photoFileTypes} onSelect={(files) => setFile(files?.[0] ?? null)}>
        <IconButton
          variant="quiet"
          round
          icon={Camera}
          label={pet.photoPath === null ? messages.add : messages.change}
          className="shadow-e2"
        />
      </FileTrigger>
      {file && <PhotoDialog pet={pet} file={file} onClose={() => setFile(null)} />}
    </>
  );
}
