import type { Shlink } from '@clearpaw/protocol';
import { Link2 } from 'lucide-react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { SharedDocumentsPanel } from './documents-panel.tsx';
import { SharedHealthPanel } from './health-panel.tsx';
import { SharedBand } from './shared-band.tsx';
import type { ViewedRecord } from './shared-record.ts';
import { SealedNote, SourcesPanel } from './side-panels.tsx';
import { VaccinationsPanel } from './vaccinations-panel.tsx';
import { viewerMessages } from './viewer-messages.gen.ts';

interface RecordViewProps {
  readonly link: Shlink;
  readonly record: ViewedRecord;
  /** What the link shows. For everything else the page does not state that there is none. */
  readonly contents: readonly unknown[];
  readonly openFile: (name: string) => Promise<string | null>;
}

/** The shared record: who shared it, the pet, the entries and their sources. */
export function RecordView({ link, record, contents, openFile }: RecordViewProps) {
  const isWhole = contents.includes('records');
  const hasDoses = isWhole || contents.includes('vaccinations');
  return (
    <div className="flex flex-col gap-6">
      <SharedBy link={link} author={record.author} />
      <SharedBand record={record} isWhole={isWhole} openFile={openFile} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {hasDoses && <VaccinationsPanel record={record} />}
          {isWhole && <SharedHealthPanel record={record} />}
          {contents.includes('documents') && (
            <SharedDocumentsPanel documents={record.documents} openFile={openFile} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SourcesPanel />
          <SealedNote writtenAt={record.writtenAt} />
        </div>
      </div>
    </div>
  );
}

function SharedBy({ link, author }: { readonly link: Shlink; readonly author: string }) {
  const messages = viewerMessages;
  const format = useFormat();
  const until = link.exp === undefined ? null : format.dayTime(new Date(link.exp * 1000).toISOString());
  return (
    <p className="flex gap-3 rounded-card bg-sunken px-4 py-3 type-small text-ink-2">
      <Icon of={Link2} className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="text-ink">{messages.sharedBy(author)}</strong> {messages.openUntil(until, author)}
        {link.label && ` ${messages.linkName(link.label)}`}
      </span>
    </p>
  );
}
