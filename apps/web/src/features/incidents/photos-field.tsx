import { Camera, ImagePlus, RotateCcw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { ProgressBar } from '../../ui/feedback/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { incidentMessages } from './messages.gen.ts';
import { mostPhotos, type ReportPhoto } from './report-photo.ts';
import { useReportPhotos } from './use-report-photos.ts';

interface PhotosFieldProps {
  readonly photos: readonly ReportPhoto[];
  readonly change: (photos: (before: readonly ReportPhoto[]) => readonly ReportPhoto[]) => void;
  readonly problem: 'sending' | 'failed' | undefined;
}

/** Photos of a report, from files or the camera: each is shown at once, with the progress of its upload. */
export function PhotosField({ photos, change, problem }: PhotosFieldProps) {
  const messages = incidentMessages;
  const { add, send, remove } = useReportPhotos(change);
  const room = mostPhotos - photos.length;
  const choose = (files: readonly File[]) => {
    if (files.length > room) showToast({ text: messages.photosMost(mostPhotos), tone: 'error' });
    add(files.slice(0, Math.max(0, room)));
  };
  const problems = { sending: messages.photosSending, failed: messages.photosFailed };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="type-label">
        {messages.photos} <span className="font-normal text-ink-3">{messages.optional}</span>
      </legend>
      <p className="text-ink-2 type-small">{messages.photosHelp(mostPhotos)}</p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={at + 1}
              onSend={() => void send(photo)}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="flex flex-wrap gap-3">
          <Chooser onFiles={choose} />
          <span className="hidden pointer-coarse:block">
            <Chooser camera onFiles={choose} />
          </span>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-stop-ink type-small">
          {problems[problem]}
        </p>
      )}
    </fieldset>
  );
}

interface ChooserProps {
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Chooser({ camera = false, onFiles }: ChooserProps) {
  const messages = incidentMessages;
  const input = useRef<HTMLInputElement>(null);
  const label = camera ? messages.takePhoto : messages.addPhotos;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        className="hidden"
        multiple={!camera}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={camera ? Camera : ImagePlus}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

interface PhotoTileProps {
  readonly photo: ReportPhoto;
  readonly number: number;
  readonly onSend: () => void;
  readonly onRemove: () => void;
}

function PhotoTile({ photo, number, onSend, onRemove }: PhotoTileProps) {
  const messages = incidentMessages;
  const format = useFormat();
  const { state, url, percent } = photo;
  const name = messages.photo(format.number(number));
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <img src={url} alt={name} className="aspect-[4/3] w-full rounded-card bg-sunken object-cover" />
      {state === 'sending' && <ProgressBar percent={percent} label={messages.photoSending(name)} />}
      {state === 'failed' && (
        <p role="alert" className="text-stop-ink type-small">
          {messages.photoFailed}
        </p>
      )}
      {state === 'broken' && (
        <p role="alert" className="text-stop-ink type-small">
          {messages.photoBroken}
        </p>
      )}
      <div className="flex gap-1">
        <IconButton icon={Trash2} label={messages.removePhoto(name)} onPress={onRemove} />
        {state === 'failed' && (
          <IconButton icon={RotateCcw} label={messages.sendPhotoAgain(name)} onPress={onSend} />
        )}
      </div>
    </li>
  );
}
