import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { files } from '../../platform/files/index.ts';
import { useOnline } from '../../platform/offline/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { type Crop, cropSquare } from './crop-square.ts';
import { petMessages } from './messages.gen.ts';
import type { Pet } from './use-pet.ts';

interface PhotoDialogProps {
  readonly pet: Pet;
  readonly file: File;
  readonly onClose: () => void;
}

/** The photo is stored at this size; portraits are never shown larger. */
const keptSide = 1024;
const centre: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** Crops a photo to the square of the pet's portrait, and saves it. */
export function PhotoDialog({ pet, file, onClose }: PhotoDialogProps) {
  const messages = petMessages.photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'broken' | null>(null);
  const [crop, setCrop] = useState(centre);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const update = useAction('updatePet');
  const current = useSession();
  // Everyone stores their own files, including co-owners.
  const uid = current.ready && current.uid !== null ? current.uid : pet.ownerId;
  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setPicture('broken'));
  }, [file]);
  useEffect(() => {
    if (!picture || picture === 'broken') return;
    const { x, y, side } = cropSquare(crop, picture.width, picture.height);
    canvas.current?.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, keptSide, keptSide);
  }, [picture, crop]);
  const save = async () => {
    setState('saving');
    try {
      const photoPath = `users/${uid}/photos/${crypto.randomUUID()}.jpg`;
      await files.upload(photoPath, await jpegOf(canvas.current)).done;
      await update.mutateAsync({ petId: pet.id, photoPath });
      onClose();
    } catch {
      setState('failed');
    }
  };
  const isOnline = useOnline();
  const isBroken = picture === 'broken';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      isDismissable={state !== 'saving'}
      actions={
        <>
          <CancelButton isDisabled={state === 'saving'} onPress={onClose} />
          <Button
            busy={state === 'saving' && messages.saving}
            isDisabled={!picture || isBroken}
            onPress={save}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      {isBroken && <Banner tone="stop">{messages.broken}</Banner>}
      {state === 'failed' && (
        <Banner tone="stop" announce="alert">
          {messages.failed}
        </Banner>
      )}
      {state === 'saving' && !isOnline && (
        <Banner tone="offline" announce="status">
          {messages.offline}
        </Banner>
      )}
      <canvas
        ref={canvas}
        width={keptSide}
        height={keptSide}
        role="img"
        aria-label={messages.preview(pet.name)}
        className="mx-auto my-4 size-64 rounded-full bg-sunken"
      />
      {!isBroken && <CropControls crop={crop} onChange={setCrop} />}
    </Dialog>
  );
}

/** Three sliders, so that the square can be moved by keyboard as well. */
function CropControls({ crop, onChange }: { readonly crop: Crop; readonly onChange: (crop: Crop) => void }) {
  const messages = petMessages.photo;
  const parts = [
    ['zoom', messages.zoom, 1, 4],
    ['across', messages.across, 0, 1],
    ['down', messages.down, 0, 1],
  ] as const;
  return (
    <div className="flex flex-col gap-1">
      {parts.map(([name, label, min, max]) => (
        <label key={name} className="flex min-h-11 items-center gap-4 type-small">
          <span className="w-28">{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step="0.01"
            value={crop[name]}
            onChange={(event) => onChange({ ...crop, [name]: Number(event.target.value) })}
            className="h-11 flex-1 accent-evergreen"
          />
        </label>
      ))}
    </div>
  );
}

function jpegOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The picture could not be drawn.'));
    if (!canvas) fail();
    else canvas.toBlob((blob) => (blob ? resolve(blob) : fail()), 'image/jpeg', 0.92);
  });
}
