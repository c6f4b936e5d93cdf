import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, Progress } from '../../ui/feedback/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';

interface UploadRowProps {
  readonly upload: QueuedUpload;
  readonly queue: UploadQueue;
}

/** One upload, with its progress and actions. */
export function UploadListRow({ upload, queue }: UploadRowProps) {
  const messages = documentMessages;
  const format = useFormat();
  const { id, name, size, snapshot } = upload;
  if (upload.problem || snapshot?.state === 'error') return <FailedRow upload={upload} queue={queue} />;
  const done = snapshot?.bytesTransferred ?? 0;
  const percent = size === 0 ? 100 : Math.floor((done / size) * 100);
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 104_857.6) / 10);
  const isMoving = snapshot?.state === 'running' || snapshot?.state === 'success';
  const left = snapshot === null ? messages.waiting : messages.percent(format.number(percent));
  return (
    <Progress
      title={<span className="truncate">{name}</span>}
      label={messages.uploading(name)}
      percent={percent}
      amount={messages.amount(megabytes(done), megabytes(size))}
      left={isMoving || snapshot === null ? left : messages.paused}
      actions={
        <>
          {isMoving ? (
            <Button variant="ghost" size="small" onPress={() => queue.pause(id)}>
              {messages.pause}
            </Button>
          ) : (
            <Button variant="ghost" size="small" onPress={() => queue.resume(id)}>
              {messages.resume}
            </Button>
          )}
          <Button variant="ghost" size="small" onPress={() => queue.cancel(id)}>
            {messages.cancel}
          </Button>
        </>
      }
    />
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
