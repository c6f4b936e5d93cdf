import { documentKinds } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DocumentList } from './document-list.tsx';
import { documentMessages } from './messages.gen.ts';
import { UploadPanel } from './upload-panel.tsx';
import { type Document, useDocuments } from './use-documents.ts';

/** The id of the section on a pet's page where documents are added. */
export const addDocumentsId = 'add-documents';

interface DocumentsPanelProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The kind of document that the page's address asks for. */
  readonly asked?: string | null | undefined;
  /** The reviews of a document by businesses. */
  readonly notesFor?: ((document: Document) => ReactNode) | undefined;
}

/** A pet's documents on its own page: existing ones, and an upload of new ones. */
export function DocumentsPanel({ pet, asked, notesFor }: DocumentsPanelProps) {
  const messages = documentMessages;
  const readOnly = useReadOnly();
  const documents = useDocuments(pet.id);
  const items = documents.data?.items ?? [];
  const kind = documentKinds.find((one) => one === asked);
  return (
    <div className="flex flex-col gap-6">
      {!readOnly && (
        <div id={addDocumentsId} tabIndex={-1}>
          <UploadPanel key={kind} pets={[pet]} asked={kind} />
        </div>
      )}
      {documents.isPending && <Spinner />}
      <CallErrorPanel call={documents} />
      {items.length > 0 && (
        <Panel title={messages.documents}>
          <DocumentList documents={items} notesFor={notesFor} />
        </Panel>
      )}
    </div>
  );
}
