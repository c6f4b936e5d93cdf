import { Camera, Lock, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { AddDialog, type Adding } from './add-dialog.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentList } from './document-list.tsx';
import type { DocumentPet } from './document-pet.ts';
import { allPets, filterDocuments, noFilter } from './filter-documents.ts';
import { documentMessages } from './messages.gen.ts';
import { ReviewPanel } from './review-panel.tsx';
import { UploadsPanel } from './uploads-panel.tsx';
import { useDeleteLater } from './use-delete-later.ts';
import type { Document } from './use-documents.ts';
import { useReadingEnd } from './use-reading-end.ts';
import { useUploadQueue } from './use-upload-queue.ts';

interface DocumentsViewProps {
  readonly pets: readonly DocumentPet[];
  /** Newest first, at least one. */
  readonly documents: readonly Document[];
  /** The reviews of a document by businesses. */
  readonly notesFor?: ((document: Document) => ReactNode) | undefined;
}

/** The documents of all pets: first what waits for its owner and what is on its way, then the rest by month. */
export function DocumentsView({ pets, documents, notesFor }: DocumentsViewProps) {
  const messages = documentMessages;
  useReadingEnd(documents);
  const { entries } = useUploadQueue();
  const { hidden, deleteLater } = useDeleteLater();
  const [adding, setAdding] = useState<Adding>(null);
  const [filter, setFilter] = useState(noFilter);
  const editable = pets.filter(({ canEdit }) => canEdit);
  const canEdit = ({ petId }: Document) => editable.some(({ id }) => id === petId);
  const present = documents.filter(({ id }) => !hidden.includes(id));
  const matching = filterDocuments(present, filter, pets);
  const toReview = matching.filter((one) => one.state === 'needs_review' && canEdit(one));
  const others = matching.filter((one) => !toReview.includes(one));
  const actions = { onDelete: deleteLater, onReplace: setAdding };
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        lead={messages.lead}
        wideActions
        actions={
          editable.length > 0 && (
            <Button onPress={() => setAdding('new')}>
              <Icon of={Plus} className="max-md:hidden" />
              <Icon of={Camera} className="md:hidden" />
              {messages.add}
            </Button>
          )
        }
      >
        {messages.documents}
      </PageTitle>
      <DocumentFilters documents={present} pets={pets} filter={filter} onChange={setFilter} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] items-start gap-5 empty:hidden">
        {toReview.length > 0 && <ReviewPanel documents={toReview} pets={pets} />}
        {entries.length > 0 && <UploadsPanel pets={pets} />}
      </div>
      <DocumentList
        key={filter.petId}
        documents={others}
        pets={pets}
        actionsFor={(document) => (canEdit(document) ? actions : undefined)}
        notesFor={notesFor}
      />
      {matching.length === 0 && present.length > 0 && (
        <p role="status" className="text-ink-2">
          {messages.noMatch}
        </p>
      )}
      <p className="flex items-center gap-3 type-small text-ink-3">
        <Icon of={Lock} size={18} />
        {messages.secure}
      </p>
      <AddDialog
        adding={adding}
        pets={editable}
        petId={filter.petId === allPets ? undefined : filter.petId}
        onClose={() => setAdding(null)}
      />
    </div>
  );
}
