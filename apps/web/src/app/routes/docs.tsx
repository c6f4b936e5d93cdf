import {
  DocumentsView,
  documentMessages,
  NoDocuments,
  useDocuments,
} from '../../features/documents/index.ts';
import { petAppearance } from '../../features/pets/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { documentReviewNotes } from '../document-reviews.tsx';

/** The documents of all pets. */
export default function DocumentsPage() {
  const found = useAll('listPets', {});
  const documents = useDocuments();
  const failed = [found, documents].find(({ isError }) => isError);
  if (failed) return <CallErrorPanel call={failed} />;
  if (!found.data || !documents.data) return <DocumentsSkeleton />;
  const pets = found.data.items.map((pet) => ({
    id: pet.id,
    name: pet.name,
    appearance: petAppearance(pet),
    photoPath: pet.photoPath,
    canEdit: pet.access !== 'read',
  }));
  const { items } = documents.data;
  return items.length === 0 ? (
    <NoDocuments pets={pets} appearance={pets[0]?.appearance} />
  ) : (
    <DocumentsView pets={pets} documents={items} notesFor={documentReviewNotes} />
  );
}

function DocumentsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={documentMessages.lead}>{documentMessages.documents}</PageTitle>
      <Skeleton className="flex flex-col gap-6">
        <SkeletonBlock className="h-11 w-full max-w-120" shape="card" />
        <SkeletonBlock className="h-36 w-full" shape="card" />
        <SkeletonBlock className="h-60 w-full" shape="card" />
      </Skeleton>
    </div>
  );
}
