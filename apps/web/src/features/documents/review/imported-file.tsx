import { Banner } from '../../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../../ui/surface/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';

interface ImportedFileProps {
  readonly imported: NonNullable<DocumentDetail['imported']>;
  readonly petName: string | null;
}

/** The content of a file of records besides the vaccinations it proposes. It has no pages. */
export function ImportedFileView({ imported, petName }: ImportedFileProps) {
  const messages = extractionMessages;
  const { subject, notTaken, more } = imported;
  return (
    <div className="flex flex-col gap-6">
      {subject !== null && petName !== null && (
        <Banner tone="soon" title={messages.fileAbout(subject, petName)}>
          {messages.fileAboutLead}
        </Banner>
      )}
      <Panel title={messages.fileTitle}>
        <p className="text-ink-2">{messages.fileLead}</p>
        {notTaken.length > 0 && (
          <>
            <h3 className="mt-5 type-strong">{messages.notTaken(notTaken.length + more)}</h3>
            <Rows>
              {notTaken.map(({ what, reason }, index) => (
                <Row
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its lines may repeat
                  key={index}
                  title={what || messages.unnamed}
                  detail={messages.notTakenReasons[reason]}
                />
              ))}
            </Rows>
          </>
        )}
        {more > 0 && <p className="text-ink-2 type-small">{messages.moreNotTaken(more)}</p>}
      </Panel>
    </div>
  );
}
