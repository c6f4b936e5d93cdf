import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, IconButton } from '../../ui/button/index.ts';
import { petMessages } from './messages.gen.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import type { Pet } from './use-pet.ts';

interface PhotoButtonProps {
  readonly pet: Pet;
  /** `camera` is a round button that lies on the portrait. */
  readonly look?: 'button' | 'camera' | undefined;
}

/** Chooses a photo for the portrait, or takes one with a phone's camera. */
export function PhotoButton({ pet, look = 'button' }: PhotoButtonProps) {
  const messages = petMessages.photo;
  const label = pet.photoPath === null ? messages.add : messages.change;
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileTrigger
        acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
        onSelect={(files) => setFile(files?.[0] ?? null)}
      >
        {look === 'camera' ? (
          <IconButton variant="quiet" round icon={Camera} label={label} className="shadow-e2" />
        ) : (
          <Button variant="quiet" icon={Camera}>
            {label}
          </Button>
        )}
      </FileTrigger>
      {file && <PhotoDialog pet={pet} file={file} onClose={() => setFile(null)} />}
    </>
  );
}
