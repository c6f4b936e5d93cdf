import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  DetailsPanel,
  documentMessages,
  NextStepPanel,
  PageView,
  type Proposal,
  ReviewPanel,
  useDocument,
} from '../../features/documents/index.ts';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { Banner, ErrorPanel, ProgressBar, Spinner } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { ReadOnly } from '../../ui/provider/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';

/** The paper and what was read in it, side by side. */
export default function DocumentPage() {
  const { documentId } = useParams({ strict: false }) as { documentId: string };
  const messages = useMessages(documentMessages);
  const [region, setRegion] = useState<Proposal['place'] | null>(null);
  const { document, progress, state } = useDocument(documentId);
  const pet = useCall('getPet', { petId: document?.petId ?? '' }, { enabled: document !== null });
  const readOnly = pet.data?.access === 'read';
  if (typeof state === 'object') {
    return (
      <div className="flex flex-col gap-6">
        <PageTitle>{messages.details}</PageTitle>
        <ErrorPanel onRetry={() => window.location.reload()}>{state.refused.message}</ErrorPanel>
      </div>
    );
  }
  if (!document) {
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
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        crumbs={[{ label: messages.documents, href: paths.documents }, { label: document.title }]}
      />
      <PageTitle lead={messages.kinds[document.kind]}>{document.title}</PageTitle>
      {document.state === 'failed' && (
        <Banner tone="stop">{messages.failures[document.failure ?? 'unreadable']}</Banner>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100vh-8rem)] xl:overflow-y-auto">
          <PageView pages={document.pages} place={region} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {document.state === 'needs_review' && !readOnly && (
            <ReviewPanel key={document.id} document={document} onShow={setRegion} />
          )}
          {document.state === 'reviewed' && <NextStepPanel document={document} />}
          <ReadOnly when={readOnly}>
            <DetailsPanel document={document} />
          </ReadOnly>
        </div>
      </div>
    </div>
  );
}
