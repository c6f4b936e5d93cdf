import { importLimits } from '@clearpaw/domain';
import { cleanFileName } from '@clearpaw/protocol';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { files } from '../../platform/files/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { FileDrop } from '../../ui/field/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { ImportDraft } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

type State = 'open' | 'wrongKind' | 'tooLarge' | 'uploadFailed' | { readonly percent: number };

const accepted = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm'] as const;

/** Uploads the file; the upload is kept until it is imported or a day has passed. */
export function ChooseStep({ onUploaded }: { readonly onUploaded: (draft: ImportDraft) => void }) {
  const messages = importMessages;
  const current = useSession();
  const [state, setState] = useState<State>('open');
  const upload = async ([file]: readonly File[]) => {
    if (!file || !current.ready || current.uid === null) return;
    const ending = accepted.find((one) => file.name.toLowerCase().endsWith(one));
    if (!ending) return setState('wrongKind');
    if (file.size > importLimits.bytes) return setState('tooLarge');
    setState({ percent: 0 });
    try {
      const storagePath = `users/${current.uid}/files/imports/${crypto.randomUUID()}${ending}`;
      const task = files.upload(storagePath, file);
      task.subscribe(({ bytesTransferred, totalBytes }) =>
        setState({ percent: totalBytes === 0 ? 0 : (100 * bytesTransferred) / totalBytes }),
      );
      await task.done;
      onUploaded({ storagePath, fileName: cleanFileName(file.name), mapping: null, step: 'map' });
    } catch {
      setState('uploadFailed');
    }
  };
  if (typeof state === 'object') {
    return (
      <Card className="flex flex-col gap-3">
        <p role="status" className="type-strong">
          {messages.uploading}
        </p>
        <ProgressBar percent={state.percent} label={messages.uploading} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {state !== 'open' && (
        <Banner tone="stop" announce="alert">
          {messages[state]}
        </Banner>
      )}
      <FileDrop
        icon={FileSpreadsheet}
        title={messages.choose}
        accept={accepted}
        onFiles={(chosen) => void upload(chosen)}
        className="bg-raised"
      >
        {messages.chooseHelp}
      </FileDrop>
      <p className="text-ink-2 type-small">{messages.nothingSaved}</p>
    </div>
  );
}
