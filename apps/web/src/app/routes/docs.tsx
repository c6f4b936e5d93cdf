import { DocumentList, documentMessages, UploadPanel, useDocuments } from '../../features/documents/index.ts';
import { petAppearance } from '../../features/pets/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, EmptyState, Spinner } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { documentReviewNotes } from '../document-reviews.tsx';

export default function DocumentsPage() {
  const messages = documentMessages;
  const pets = useCall('listPets', { limit: 100 });
  const documents = useDocuments();
  const failed = [pets, documents].find(({ isError }) => isError);
  if (failed) return <CallErrorPanel call={failed} />;
  const [first] = pets.data?.items ?? [];
  const own = (pets.data?.items ?? []).filter(({ access }) => access !== 'read');
  const fixed = (pets.data?.items ?? []).filter(({ access }) => access === 'read');
  const items = documents.data?.items ?? [];
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={messages.lead}>{messages.documents}</PageTitle>
      {pets.data ? (own.length > 0 || !first) && <UploadPanel pets={own} /> : <Spinner />}
      {documents.data && items.length > 0 && (
        <Card padding="large">
          <DocumentList
            documents={items}
            fixedPets={fixed.map(({ id }) => id)}
            notesFor={documentReviewNotes}
          />
        </Card>
      )}
      {documents.data && items.length === 0 && first && (
        <EmptyState appearance={petAppearance(first)} title={messages.none}>
          {messages.noneLead}
        </EmptyState>
      )}
    </div>
  );
}
