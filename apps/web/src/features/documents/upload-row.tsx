import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, Progress } from '../../ui/feedback/index.ts';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';
import { documentWords } from './words.ts';

interface UploadRowProps {
  readonly upload: QueuedUpload;
  readonly queue: UploadQueue;
}

/** One file on its way, with its numbers and what can be done about it. */
export function UploadRow({ upload, queue }: UploadRowProps) {
  const words = useWordsOf(documentWords);
  const format = useFormat();
  const { id, name, size, snapshot } = upload;
  if (snapshot?.state === 'error') return <FailedRow upload={upload} queue={queue} />;
  const done = snapshot?.bytesTransferred ?? 0;
  const percent = size === 0 ? 100 : Math.floor((done / size) * 100);
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 104_857.6) / 10);
  const isMoving = snapshot?.state === 'running' || snapshot?.state === 'success';
  const left = snapshot === null ? words.waiting : words.percent(format.number(percent));
  return (
    <Progress
      title={<span className="truncate">{name}</span>}
      label={words.uploading(name)}
      percent={percent}
      amount={words.amount(megabytes(done), megabytes(size))}
      left={isMoving || snapshot === null ? left : words.paused}
      actions={
        <>
          {isMoving ? (
            <Button variant="ghost" size="small" onPress={() => queue.pause(id)}>
              {words.pause}
            </Button>
          ) : (
            <Button variant="ghost" size="small" onPress={() => queue.resume(id)}>
              {words.resume}
            </Button>
          )}
          <Button variant="ghost" size="small" onPress={() => queue.cancel(id)}>
            {words.cancel}
          </Button>
        </>
      }
    />
  );
}

/** Refused for good, or worth another try. */
function FailedRow({ upload, queue }: UploadRowProps) {
  const words = useWordsOf(documentWords);
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
              {words.resume}
            </Button>
          )}
          <Button variant="quiet" size="small" onPress={() => queue.cancel(upload.id)}>
            {words.dismiss}
          </Button>
        </div>
      }
    >
      {isFull ? words.noRoom : isRefused ? words.refused : words.failedUpload}
    </Banner>
  );
}
