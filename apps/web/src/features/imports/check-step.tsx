import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, CallErrorPanel } from '../../ui/feedback/index.ts';
import { Switch } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import type { ImportBusiness, ImportDraft, ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';
import { PreviewRows } from './preview-rows.tsx';
import { PreviewTotals } from './preview-totals.tsx';

interface CheckStepProps {
  readonly business: ImportBusiness;
  readonly draft: ImportDraft;
  readonly preview: ImportPreview;
  readonly onBack: () => void;
  readonly onStarted: (importId: string) => void;
}

/** What the import will do, problems first, and the button that starts it. */
export function CheckStep({ business, draft, preview, onBack, onStarted }: CheckStepProps) {
  const messages = importMessages;
  const [skipProblems, setSkip] = useState(true);
  const [invite, setInvite] = useState(false);
  const key = useIdempotencyKey();
  const run = useAction('runImport');
  const { totals, mapping } = preview;
  const count = totals.rows - totals.problems - totals.duplicates;
  const start = () => {
    const input = {
      ...{ businessId: business.id, storagePath: draft.storagePath, fileName: draft.fileName },
      ...{ mapping, skipProblems, invite },
    };
    run.mutate(
      { ...input, idempotencyKey: key.keyFor(input) },
      { onSuccess: ({ importId }) => onStarted(importId) },
    );
  };
  return (
    <>
      <PreviewTotals totals={totals} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PreviewRows preview={preview} />
        <Panel title={messages.checkTitle} className="xl:sticky xl:top-24">
          <div className="flex flex-col gap-4">
            {totals.problems > 0 && (
              <Switch
                isSelected={skipProblems}
                onChange={setSkip}
                detail={messages.skipDetail(totals.problems)}
              >
                {messages.skipProblems}
              </Switch>
            )}
            {totals.problems > 0 && !skipProblems && <Banner tone="wait">{messages.mustFix}</Banner>}
            {totals.invitable > 0 && (
              <Switch
                isSelected={invite}
                onChange={setInvite}
                detail={messages.inviteDetail(totals.invitable)}
              >
                {messages.invite}
              </Switch>
            )}
            {totals.vaccinations > 0 && <p className="text-ink-2 type-small">{messages.marked}</p>}
            <p className="text-ink-2 type-small">{count > 0 ? messages.undoable : messages.nothing}</p>
            <CallErrorPanel call={{ error: run.error }} />
            <div className="flex flex-wrap-reverse items-center justify-between gap-3 xl:flex-col-reverse xl:items-stretch">
              <Button variant="ghost" icon={ArrowLeft} onPress={onBack}>
                {messages.back}
              </Button>
              <Button
                busy={run.isPending && messages.starting}
                isDisabled={count === 0 || (totals.problems > 0 && !skipProblems)}
                onPress={start}
              >
                {messages.importRows(count)}
              </Button>
            </div>
          </div>
        </Panel>
      </div>
    </>
  );
}
