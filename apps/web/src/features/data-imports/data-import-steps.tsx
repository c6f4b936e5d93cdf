import type { dataImports, OutputOf } from '@clearpaw/contract';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { ChooseExport } from './choose-export.tsx';
import { dataImportMessages } from './messages.gen.ts';

type DataImport = NonNullable<OutputOf<typeof dataImports.watchDataImport>['import']>;

/** The file, the progress of its import, and the result; also after the page was closed and opened again. */
export function DataImportSteps() {
  const readAgain = useReadAgain();
  const [newest, setNewest] = useState<DataImport | null>(null);
  /** A failed import is shown until the person chooses another file. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  useWatch('watchDataImport', {}, (next) => {
    setNewest(next.import);
    if (next.import?.state !== 'done') return;
    readAgain('listPets');
    readAgain('getProfile');
  });
  if (newest === null || newest.id === dismissed) return <ChooseExport />;
  if (newest.state === 'running') return <Running entry={newest} />;
  if (newest.result) return <Result result={newest.result} />;
  return <Failed entry={newest} onAgain={() => setDismissed(newest.id)} />;
}

function Running({ entry: { done, total } }: { readonly entry: DataImport }) {
  const messages = dataImportMessages;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="type-strong">
        {messages.importing}
      </p>
      <ProgressBar percent={total === 0 ? 0 : (100 * done) / total} label={messages.importing} />
      <p className="text-ink-2 type-small">{messages.mayLeave}</p>
    </div>
  );
}

function Result({ result }: { readonly result: NonNullable<DataImport['result']> }) {
  const messages = dataImportMessages;
  const { pets, vaccinations, careRecords, documents, files, leftOut } = result;
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status">
        <p className="type-strong">{messages.doneTitle}</p>
        <p className="text-ink-2 type-small">
          {messages.brought(pets, vaccinations, careRecords, documents, files)}
        </p>
        {leftOut > 0 && <p className="text-ink-2 type-small">{messages.leftOut(leftOut)}</p>}
      </div>
      <LinkButton href={paths.dashboard}>{messages.seePets}</LinkButton>
    </div>
  );
}

function Failed({ entry, onAgain }: { readonly entry: DataImport; readonly onAgain: () => void }) {
  const messages = dataImportMessages;
  const reason = messages[entry.fault ?? 'interrupted'];
  return (
    <Banner
      tone="stop"
      announce="alert"
      title={messages.failedTitle}
      action={
        <Button variant="secondary" onPress={onAgain}>
          {messages.again}
        </Button>
      }
    >
      {typeof reason === 'string' ? reason : reason(entry.at ?? '')}
    </Banner>
  );
}
