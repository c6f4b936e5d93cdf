import { CallError } from '@clearpaw/client';
import { FolderArchive } from 'lucide-react';
import { useState } from 'react';
import { files } from '../../platform/files/index.ts';
import { call, useSession } from '../../platform/session/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { FileDrop } from '../../ui/field/index.ts';
import { dataImportMessages } from './messages.gen.ts';

type State = { readonly percent: number } | { readonly problem: string } | null;

/** Uploads the file and starts the import; the upload is kept until it is imported or a day has passed. */
export function ChooseExport() {
  const messages = dataImportMessages;
  const current = useSession();
  const [state, setState] = useState<State>(null);
  const upload = async ([file]: readonly File[]) => {
    if (!file || !current.ready || current.uid === null) return;
    if (!file.name.toLowerCase().endsWith('.zip')) return setState({ problem: messages.wrongKind });
    setState({ percent: 0 });
    const storagePath = `users/${current.uid}/archives/${crypto.randomUUID()}.zip`;
    try {
      const task = files.upload(storagePath, file);
      task.subscribe(({ bytesTransferred, totalBytes }) =>
        setState({ percent: totalBytes === 0 ? 0 : (100 * bytesTransferred) / totalBytes }),
      );
      await task.done;
      await call('importMyData', { storagePath, idempotencyKey: storagePath });
    } catch (problem) {
      setState({ problem: problem instanceof CallError ? problem.message : messages.uploadFailed });
    }
  };
  if (state && 'percent' in state) {
    return (
      <div className="flex flex-col gap-3">
        <p role="status" className="type-strong">
          {messages.uploading}
        </p>
        <ProgressBar percent={state.percent} label={messages.uploading} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {state && (
        <Banner tone="stop" announce="alert">
          {state.problem}
        </Banner>
      )}
      <FileDrop
        icon={FolderArchive}
        title={messages.choose}
        accept={['.zip']}
        onFiles={(chosen) => void upload(chosen)}
      >
        {messages.chooseHelp}
      </FileDrop>
      <p className="text-ink-2 type-small">{messages.proofs}</p>
      <p className="text-ink-2 type-small">{messages.stays}</p>
    </div>
  );
}
