import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  DetailsPanel,
  type DocumentDetail,
  DocumentReview,
  documentMessages,
  extractionMessages,
  foundIn,
  ImportedFileView,
  NextStepPanel,
  OtherPet,
  PageViewer,
  useDocument,
} from '../../features/documents/index.ts';
import { petAppearance } from '../../features/pets/index.ts';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { Banner, ErrorPanel, ProgressBar, Spinner } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PetAvatar } from '../../ui/pet/index.ts';
import { ReadOnly } from '../../ui/provider/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { useWide } from '../../ui/style/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { DocumentReviews } from '../document-reviews.tsx';

/** The paper and what was read in it, side by side. */
export default function DocumentPage() {
  const { documentId } = useParams({ strict: false }) as { documentId: string };
  const messages = documentMessages;
  const { document, progress, state } = useDocument(documentId);
  if (typeof state === 'object') {
    return (
      <div className="flex flex-col gap-6">
        <PageTitle>{messages.details}</PageTitle>
        <ErrorPanel onRetry={() => window.location.reload()}>{state.refused.message}</ErrorPanel>
      </div>
    );
  }
  if (document) return <Loaded key={document.id} document={document} />;
  return progress > 0 || state === 'live' ? (
    <Card padding="large" className="flex flex-col gap-4">
      <p className="type-h3">{messages.reading}</p>
      <ProgressBar percent={progress * 100} label={messages.reading} />
      <p className="type-small text-ink-2">{messages.readingTakes}</p>
    </Card>
  ) : (
    <Spinner />
  );
}

function Loaded({ document }: { readonly document: DocumentDetail }) {
  const messages = documentMessages;
  const pet = useCall('getPet', { petId: document.petId });
  const readOnly = pet.data?.access === 'read';
  const isInReview = document.state === 'needs_review' && !readOnly;
  const isWide = useWide();
  const otherPet = isInReview && pet.data && <OtherPet document={document} petName={pet.data.name} />;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <Breadcrumbs
        crumbs={[
          { label: messages.documents, href: paths.documents },
          ...(pet.data ? [{ label: pet.data.name, href: paths.pet(document.petId) }] : []),
          { label: document.title },
        ]}
      />
      <Title document={document} isInReview={isInReview} actions={isWide && otherPet} />
      {document.state === 'failed' && (
        <Banner tone="stop">{messages.failures[document.failure ?? 'unreadable']}</Banner>
      )}
      {isInReview ? (
        <DocumentReview document={document}>
          <DetailsPanel document={document} />
          <DocumentReviews document={document} />
          {!isWide && otherPet}
        </DocumentReview>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          {document.imported ? (
            <ImportedFileView imported={document.imported} petName={pet.data?.name ?? null} />
          ) : (
            <PageViewer document={document} />
          )}
          <div className="flex min-w-0 flex-col gap-6">
            {document.state === 'reviewed' && <NextStepPanel document={document} />}
            <ReadOnly when={readOnly}>
              <DetailsPanel document={document} />
              <DocumentReviews document={document} />
            </ReadOnly>
          </div>
        </div>
      )}
    </div>
  );
}

interface TitleProps {
  readonly document: DocumentDetail;
  readonly isInReview: boolean;
  readonly actions: ReactNode;
}

function Title({ document, isInReview, actions }: TitleProps) {
  const messages = documentMessages;
  const review = extractionMessages;
  const { data: pet } = useCall('getPet', { petId: document.petId });
  const { read, unread } = foundIn(document.proposals);
  const found = document.imported ? review.fileSummary(read + unread) : review.summary(read, unread);
  return (
    <PageTitle
      lead={isInReview ? found : messages.kinds[document.kind]}
      picture={
        pet && <PetAvatar appearance={petAppearance(pet)} photoPath={pet.photoPath} size={64} ring="paper" />
      }
      actions={actions}
    >
      {document.title}
    </PageTitle>
  );
}
