import { FileText } from 'lucide-react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { Panel, Row, Rows } from '../../../ui/surface/index.ts';
import { FileButton } from './file-button.tsx';
import type { SharedDocument } from './shared-record.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

interface DocumentsPanelProps {
  readonly documents: readonly SharedDocument[];
  readonly openFile: (name: string) => Promise<string | null>;
}

/** Certificates and reports, each fetched only when it is opened. */
export function SharedDocumentsPanel({ documents, openFile }: DocumentsPanelProps) {
  const messages = viewerMessages;
  const format = useFormat();
  const sizeText = (bytes: number) =>
    bytes < 1_000_000
      ? `${format.number(Math.max(1, Math.round(bytes / 1000)))} KB`
      : `${format.number(Math.round(bytes / 100_000) / 10)} MB`;
  return (
    <Panel title={messages.documents}>
      {documents.length === 0 && <p className="text-ink-2">{messages.noDocuments}</p>}
      <Rows>
        {documents.map(({ id, title, size, addedAt }) => (
          <Row
            key={id}
            start={
              <span className="grid size-11 shrink-0 place-items-center rounded-card bg-evergreen-tint text-evergreen-ink">
                <Icon of={FileText} />
              </span>
            }
            title={title}
            detail={messages.added(addedAt && format.since(addedAt), sizeText(size))}
            end={
              <FileButton
                name={id}
                fileName={title}
                label={messages.downloadNamed(title)}
                openFile={openFile}
              >
                {messages.download}
              </FileButton>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
