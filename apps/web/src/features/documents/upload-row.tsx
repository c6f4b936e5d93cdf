import { Pause, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { useOnline } from '../../platform/offline/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { classes } from '../../ui/style/index.ts';
import { PageDrawing } from './document-thumbnail.tsx';
import { documentMessages } from './messages.gen.ts';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';

interface UploadListProps {
  readonly uploads: readonly QueuedUpload[];
  readonly queue: UploadQueue;
  /** Whose each one is, where there are several pets. */
  readonly petOf?: ((upload: QueuedUpload) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/** Uploads with their progress and actions; nothing if there are none. */
export function UploadList({ uploads, queue, petOf, className }: UploadListProps) {
  const messages = documentMessages;
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={messages.uploads} className={classes('flex flex-col gap-3', className)}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.problem || upload.snapshot?.state === 'error' ? (
            <FailedRow upload={upload} queue={queue} />
          ) : (
            <UploadRow upload={upload} queue={queue} pet={petOf?.(upload)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface UploadRowProps {
  readonly upload: QueuedUpload;
  readonly queue: UploadQueue;
}

/** One upload on its way, paused, or cut off by a reload. */
function UploadRow({ upload, queue, pet }: UploadRowProps & { readonly pet: ReactNode }) {
  const messages = documentMessages;
  const format = useFormat();
  const isOnline = useOnline();
  const { id, name, size, snapshot, purpose } = upload;
  const done = snapshot?.bytesTransferred ?? 0;
  const percent = size === 0 ? 100 : Math.floor((done / size) * 100);
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 104_857.6) / 10);
  const isMoving = snapshot?.state === 'running' || snapshot?.state === 'success';
  const halted = snapshot === null ? messages.waiting : messages.paused;
  const left = isMoving ? !isOnline && messages.offline : halted;
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface p-4 card-edge">
      <PageDrawing hasBox={purpose.kind !== 'vaccination_certificate'} />
      <div className="min-w-0 flex-1">
        {pet}
        <p className="type-strong [overflow-wrap:anywhere]">{name}</p>
        <p className="tabular-nums type-small text-ink-2">
          {messages.amount(megabytes(done), megabytes(size))}
        </p>
        <ProgressBar percent={percent} label={messages.uploading(name)} className="mt-1.5" />
        {left && <p className="mt-1.5 text-pretty type-small text-ink-2">{left}</p>}
      </div>
      <div className="-me-2 flex shrink-0">
        {isMoving ? (
          <IconButton icon={Pause} label={messages.pause} onPress={() => queue.pause(id)} />
        ) : (
          <IconButton icon={Play} label={messages.resume} onPress={() => queue.resume(id)} />
        )}
        <IconButton icon={X} label={messages.cancel} onPress={() => queue.cancel(id)} />
      </div>
    </div>
  );
}

/** Refused permanently, or worth another attempt. */
function FailedRow({ upload, queue }: UploadRowProps) {
  const messages = documentMessages;
  const { error } = upload.snapshot ?? {};
  const isFull = error?.code === 'storage/quota-exceeded';
  const isRefused = error?.status === 415;
  const canRetry = !isFull && !isRefused;
  return (
    <Banner
      tone="stop"
      title={upload.name}
      announce="alert"
      action={
        <div className="flex gap-2">
          {canRetry && (
            <Button variant="quiet" size="small" onPress={() => queue.resume(upload.id)}>
              {upload.problem ? messages.tryAgain : messages.resume}
            </Button>
          )}
          <Button variant="quiet" size="small" onPress={() => queue.cancel(upload.id)}>
            {messages.dismiss}
          </Button>
        </div>
      }
    >
      {upload.problem?.message ??
        (isFull ? messages.noRoom : isRefused ? messages.refused : messages.failedUpload)}
    </Banner>
  );
}
