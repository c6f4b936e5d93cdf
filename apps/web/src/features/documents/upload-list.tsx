import { classes } from '../../ui/style/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';
import { UploadListRow } from './upload-row.tsx';

interface UploadListProps {
  readonly uploads: readonly QueuedUpload[];
  readonly queue: UploadQueue;
  readonly className?: string;
}

/** Uploads with their progress; nothing if there are none. */
export function UploadList({ uploads, queue, className }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={documentMessages.uploads} className={classes('flex flex-col gap-4', className)}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadListRow upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  );
}
