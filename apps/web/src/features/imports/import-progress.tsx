import type { imports, OutputOf } from '@clearpaw/contract';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Card, Panel } from '../../ui/surface/index.ts';
import type { PastImport } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

type Progress = OutputOf<typeof imports.watchImport>;

interface ImportProgressProps {
  readonly importId: string;
  /** The import's entry in the list, once it is there. */
  readonly entry: PastImport | undefined;
  readonly onClose: () => void;
}

/** The progress of an import, also after the page was closed and opened again; at the end its result. */
export function ImportProgress({ importId, entry, onClose }: ImportProgressProps) {
  const messages = importMessages;
  const readAgain = useReadAgain();
  const [progress, setProgress] = useState<Progress | null>(null);
  useWatch('watchImport', { importId }, (next) => {
    setProgress(next);
    if (['done', 'failed', 'undone'].includes(next.state)) {
      readAgain('listImports');
      readAgain('listCustomers');
    }
  });
  const state = progress?.state ?? entry?.state ?? 'reading';
  if (state === 'failed') {
    return (
      <Banner tone="stop" announce="alert" title={messages.failedTitle} action={<Again onClose={onClose} />}>
        {entry?.failure}
      </Banner>
    );
  }
  if (state === 'done' && entry?.state === 'done') return <Result entry={entry} onClose={onClose} />;
  if (state === 'undone') return null;
  const { done, total } = progress ?? { done: 0, total: 0 };
  const title = state === 'undoing' ? messages.undoing : messages.importing;
  return (
    <Card className="flex flex-col gap-3">
      <p role="status" className="type-strong">
        {title}
      </p>
      <ProgressBar percent={total === 0 ? 0 : (100 * done) / total} label={title} />
      <p className="text-ink-2 type-small">
        {total > 0 && state === 'running' && `${messages.progress(done, total)}. `}
        {messages.mayLeave}
      </p>
    </Card>
  );
}

function Again({ onClose }: Pick<ImportProgressProps, 'onClose'>) {
  const messages = importMessages;
  return (
    <Button variant="secondary" onPress={onClose}>
      {messages.again}
    </Button>
  );
}

function Result({ entry, onClose }: { readonly entry: PastImport; readonly onClose: () => void }) {
  const messages = importMessages;
  const { customers, pets, vaccinations, problems, duplicates } = entry;
  return (
    <Panel title={messages.doneTitle}>
      <div className="flex flex-col gap-4">
        <div role="status">
          <p className="type-strong">{messages.made(customers, pets, vaccinations)}</p>
          <p className="text-ink-2 type-small">{messages.skipped(problems, duplicates)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.customers}>{messages.seeCustomers}</LinkButton>
          <Again onClose={onClose} />
        </div>
      </div>
    </Panel>
  );
}
