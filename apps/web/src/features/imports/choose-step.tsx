import { importLimits } from '@clearpaw/domain';
import { cleanFileName } from '@clearpaw/protocol';
import { FileSpreadsheet, PawPrint, Syringe, UserRound } from 'lucide-react';
import { useState } from 'react';
import { files } from '../../platform/files/index.ts';
import { inSentence, useFormat } from '../../platform/messages/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { FileDrop } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { ImportDraft } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

/** Of the fields that a file may contain, those that most lists have. */
const columnGroups = [
  { icon: UserRound, fields: ['ownerName', 'email', 'phone', 'emergencyName'] },
  { icon: PawPrint, fields: ['petName', 'species', 'breed', 'birthDate', 'microchip'] },
  { icon: Syringe, fields: ['vaccine', 'givenOn', 'expiresOn'] },
] as const;

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
        large
        className="bg-surface"
      >
        {messages.chooseHelp}
        <span className="mt-1 block">{messages.nothingSaved}</span>
      </FileDrop>
      <RecognizedColumns />
    </div>
  );
}

/**
 * Names such as "Owner: email" without what they have in common; one with another beginning, such as "Emergency
 * contact: name", is named by that.
 */
function groupedNames(fields: readonly string[]): {
  readonly group: string;
  readonly names: readonly string[];
} {
  const [group = ''] = fields[0]?.split(/\s?:/) ?? [];
  const names = fields.map((field) => {
    const [of = '', name = ''] = field.split(/\s?:\s?/);
    return of === group ? name : inSentence(of);
  });
  return { group, names };
}

/** What a file may contain, so that it can be prepared. */
function RecognizedColumns() {
  const messages = importMessages;
  const format = useFormat();
  return (
    <section className="mt-3 flex flex-col gap-3">
      <h2 className="type-h3">{messages.recognized}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {columnGroups.map(({ icon, fields }) => {
          const { group, names } = groupedNames(fields.map((field) => messages.fields[field]));
          return (
            <Card key={fields[0]} as="li" className="flex gap-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-field bg-sunken text-ink-2">
                <Icon of={icon} />
              </span>
              <div className="min-w-0">
                <h3 className="type-strong">{group}</h3>
                <p className="text-ink-2 type-small">{format.list(names)}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
