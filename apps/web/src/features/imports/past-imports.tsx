import { calendarDateIn } from '@clearpaw/domain';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction, useAll } from '../../platform/data/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { ImportBusiness, PastImport } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';
import { saveSkippedRows } from './save-skipped-rows.ts';

interface PastImportsProps {
  readonly business: ImportBusiness;
  readonly query: {
    readonly data?: { readonly items: readonly PastImport[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly mayUndo: boolean;
}

/** Earlier imports, and which of them can be undone. */
export function PastImports({ business, query, mayUndo }: PastImportsProps) {
  const messages = importMessages;
  const ended = query.data?.items.filter(({ state }) => state !== 'reading' && state !== 'running') ?? [];
  if (query.error) return <CallErrorPanel call={query} title={messages.pastFailed} />;
  if (ended.length === 0) return null;
  return (
    <Panel title={messages.past} lead={messages.pastLead}>
      <Rows>
        {ended.map((entry) => (
          <PastRow key={entry.id} business={business} entry={entry} mayUndo={mayUndo} />
        ))}
      </Rows>
    </Panel>
  );
}

interface PastRowProps {
  readonly business: ImportBusiness;
  readonly entry: PastImport;
  readonly mayUndo: boolean;
}

function PastRow({ business, entry, mayUndo }: PastRowProps) {
  const messages = importMessages;
  const format = useFormat();
  const { state, fileName, undoUntil, invited, invitationsLeft } = entry;
  const dayOf = (instant: string) => format.day(calendarDateIn(Date.parse(instant), business.timeZone));
  return (
    <Row
      roomy
      title={`${fileName}, ${dayOf(entry.createdAt)}`}
      detail={<Summary entry={entry} />}
      notes={
        <div className="text-ink-2 type-small">
          {state === 'undone' && entry.kept > 0 && <KeptCustomers importId={entry.id} />}
          {invited + invitationsLeft > 0 && <p>{messages.invited(invited, invitationsLeft)}</p>}
          {undoUntil !== null && <p>{messages.undoUntil(dayOf(undoUntil))}</p>}
        </div>
      }
      end={
        <div className="flex flex-wrap justify-end gap-2">
          {undoUntil !== null && entry.problems > 0 && <DownloadButton business={business} entry={entry} />}
          {undoUntil !== null && mayUndo && <UndoButton entry={entry} />}
        </div>
      }
    />
  );
}

function Summary({ entry }: Pick<PastRowProps, 'entry'>) {
  const messages = importMessages;
  const { state, failure, customers, pets, vaccinations, problems, duplicates, removed, kept } = entry;
  if (state === 'failed') return <>{failure}</>;
  if (state === 'undone') return <>{messages.undone(removed, kept)}</>;
  return (
    <>
      {messages.made(customers, pets, vaccinations)}. {messages.skipped(problems, duplicates)}.
    </>
  );
}

/** What undoing kept, each with a link. */
function KeptCustomers({ importId }: { readonly importId: string }) {
  const messages = importMessages;
  const kept = useAll('listImportRows', { importId, rows: 'kept' });
  return (
    <ul>
      {kept.data?.items.map(({ row, customerId, name }) => (
        <li key={row}>
          {customerId === null ? (
            (name ?? messages.aCustomer)
          ) : (
            <TextLink href={paths.customer(customerId)}>{name ?? messages.aCustomer}</TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function DownloadButton({ business, entry }: Omit<PastRowProps, 'mayUndo'>) {
  const messages = importMessages;
  const { busy, save } = useSaving<void>();
  const download = () =>
    void save(
      () => saveSkippedRows(business, entry.id, messages.problemColumn),
      () => showToast({ tone: 'error', text: messages.downloadFailed }),
    );
  return (
    <Button
      variant="secondary"
      aria-label={messages.downloadOf(entry.fileName)}
      busy={busy && messages.download}
      onPress={download}
    >
      {messages.download}
    </Button>
  );
}

function UndoButton({ entry }: Pick<PastRowProps, 'entry'>) {
  const messages = importMessages;
  const [isOpen, setOpen] = useState(false);
  const undo = useAction('undoImport');
  const confirm = () =>
    undo.mutate(
      { importId: entry.id },
      {
        onSuccess: ({ removed, kept }) => {
          setOpen(false);
          showToast({
            text:
              kept === 0 ? messages.undone(removed, kept) : messages.undone(removed, kept).replace(/:$/, '.'),
          });
        },
        onError: (problem) => showToast({ tone: 'error', text: problem.message }),
      },
    );
  return (
    <>
      <Button variant="secondary" aria-label={messages.undoOf(entry.fileName)} onPress={() => setOpen(true)}>
        {messages.undo}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={messages.undoTitle}
        confirm={messages.undoConfirm}
        tone="danger"
        busy={undo.isPending && messages.undoing}
        onConfirm={confirm}
      >
        {messages.undoLead(entry.fileName)}
      </ConfirmDialog>
    </>
  );
}
