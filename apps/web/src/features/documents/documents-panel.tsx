import { documentKinds } from '@clearpaw/domain';
import { type ReactNode, useState } from 'react';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { AddDialog, type Adding } from './add-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import { documentMessages } from './messages.gen.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useDeleteLater } from './use-delete-later.ts';
import { type Document, useDocuments } from './use-documents.ts';
import { useReadingEnd } from './use-reading-end.ts';

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
  const readOnly = useReadOnly();
  const documents = useDocuments(pet.id);
  const { hidden, deleteLater } = useDeleteLater();
  const [adding, setAdding] = useState<Adding>(null);
  const items = (documents.data?.items ?? []).filter(({ id }) => !hidden.includes(id));
  useReadingEnd(items);
  const kind = documentKinds.find((one) => one === asked);
  return (
    <div className="flex flex-col gap-6">
      {documents.isPending && <Spinner />}
      <CallErrorPanel call={documents} />
      {items.length > 0 && (
        <DocumentList
          documents={items}
          title={documentMessages.documents}
          actionsFor={() => (readOnly ? undefined : { onDelete: deleteLater, onReplace: setAdding })}
          notesFor={notesFor}
        />
      )}
      {!readOnly && (
        <div id={addDocumentsId} tabIndex={-1}>
          <UploadPanel key={kind} pets={[pet]} asked={kind} />
        </div>
      )}
      <AddDialog adding={adding} pets={[pet]} onClose={() => setAdding(null)} />
    </div>
  );
}
