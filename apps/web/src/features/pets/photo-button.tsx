import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../ui/button/index.ts';
import { petMessages } from './messages.gen.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import type { Pet } from './use-pet.ts';

/** Chooses a photo for the portrait, or takes one with a phone's camera. */
export function PhotoButton({ pet }: { readonly pet: Pet }) {
  const messages = petMessages.photo;
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileTrigger
        acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
        onSelect={(files) => setFile(files?.[0] ?? null)}
      >
        <Button variant="quiet" icon={Camera}>
          {pet.photoPath === null ? messages.add : messages.change}
        </Button>
      </FileTrigger>
      {file && <PhotoDialog pet={pet} file={file} onClose={() => setFile(null)} />}
    </>
  );
}
