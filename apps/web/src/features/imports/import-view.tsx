import { mayDo } from '@clearpaw/domain';
import { useEffect, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { CheckStep } from './check-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { FilePreview } from './file-preview.tsx';
import { type ImportBusiness, useImportDraft } from './import-draft.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportSteps, type StepName } from './import-steps.tsx';
import { MapStep } from './map-step.tsx';
import { importMessages } from './messages.gen.ts';
import { PastImports } from './past-imports.tsx';

/** Imports customers and pets from a file: choose, map, check, import, undo. */
export function ImportView({ business }: { readonly business: ImportBusiness }) {
  const messages = importMessages;
  const mayRead = mayDo(business.role, 'readImports');
  const mayImport = !business.readOnly && mayDo(business.role, 'importCustomers');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          crumbs={[{ label: messages.customers, href: paths.customers }, { label: messages.title }]}
        />
        <PageTitle kind="business" lead={messages.lead}>
          {messages.title}
        </PageTitle>
      </div>
      {!mayImport && <Banner tone="wait">{mayRead ? messages.readOnly : messages.managersOnly}</Banner>}
      {mayRead && <Imports business={business} mayImport={mayImport} />}
    </div>
  );
}

interface ImportsProps {
  readonly business: ImportBusiness;
  readonly mayImport: boolean;
}

function Imports({ business, mayImport }: ImportsProps) {
  const [draft, setDraft] = useImportDraft(business.id);
  const [watched, setWatched] = useState<string | null>(null);
  const past = useAll('listImports', { businessId: business.id });
  const running = past.data?.items.find(({ state }) => ['reading', 'running', 'undoing'].includes(state));
  // From the moment it is first seen, because at the end it no longer runs and its result is still to be shown.
  useEffect(() => {
    if (running) setWatched(running.id);
  }, [running]);
  // An undone import is in the list below, and another file can be chosen.
  const isUndone = past.data?.items.some(({ id, state }) => id === watched && state === 'undone');
  const followed = (isUndone ? null : watched) ?? running?.id ?? null;
  const step = stepOf(followed !== null, draft?.step);
  return (
    <>
      {mayImport && <ImportSteps current={step} />}
      {followed !== null && (
        <ImportProgress
          key={followed}
          importId={followed}
          entry={past.data?.items.find(({ id }) => id === followed)}
          onClose={() => setWatched(null)}
        />
      )}
      {mayImport && followed === null && draft === null && <ChooseStep onUploaded={setDraft} />}
      {mayImport && followed === null && draft !== null && (
        <FilePreview business={business} draft={draft} onDiscard={() => setDraft(null)}>
          {(preview, isOld) =>
            draft.step === 'map' ? (
              <MapStep
                preview={preview}
                isOld={isOld}
                onMapping={(mapping) => setDraft({ ...draft, mapping })}
                onNext={(mapping) => setDraft({ ...draft, mapping, step: 'check' })}
              />
            ) : (
              <CheckStep
                business={business}
                draft={draft}
                preview={preview}
                onBack={() => setDraft({ ...draft, step: 'map' })}
                onStarted={(importId) => {
                  setWatched(importId);
                  setDraft(null);
                }}
              />
            )
          }
        </FilePreview>
      )}
      <PastImports business={business} query={past} mayUndo={mayImport} />
    </>
  );
}

function stepOf(isRunning: boolean, step: 'map' | 'check' | undefined): StepName {
  if (isRunning) return 'import';
  return step ?? 'upload';
}
