import { useId } from 'react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { TitleLink } from '../../ui/nav/index.ts';
import type { DocumentPet } from './document-pet.ts';
import { DocumentThumbnail } from './document-thumbnail.tsx';
import { documentMessages } from './messages.gen.ts';
import { PetLabel } from './pet-label.tsx';
import type { Document } from './use-documents.ts';

interface ReviewPanelProps {
  readonly documents: readonly Document[];
  readonly pets: readonly DocumentPet[];
}

/** Documents that were read and wait for their owner, with what was found. */
export function ReviewPanel({ documents, pets }: ReviewPanelProps) {
  const messages = documentMessages;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel bg-marigold-tint p-4 md:p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-marigold-ink">
        <h2 id={id} className="type-h2-page">
          {messages.pleaseConfirm}
        </h2>
        <p className="type-small">{messages.nothingCounts}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {documents.map((document) => (
          <ToReview
            key={document.id}
            document={document}
            pet={pets.find((pet) => pet.id === document.petId)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ToReviewProps {
  readonly document: Document;
  readonly pet: DocumentPet | undefined;
}

function ToReview({ document, pet }: ToReviewProps) {
  const messages = documentMessages;
  const titleId = useId();
  const { id, title, outcome } = document;
  const { read, unread } = outcome;
  const found = [
    ...(read > 0 || unread === 0 ? [messages.found(read)] : []),
    ...(unread > 0 ? [messages.rowsNotRead(unread)] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card bg-surface p-4 card-edge">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
        <DocumentThumbnail document={document} />
        <div className="min-w-0 flex-1">
          {pet && <PetLabel pet={pet} className="mb-0.5 type-small font-medium" />}
          <p id={titleId} className="type-strong [overflow-wrap:anywhere]">
            <TitleLink href={paths.document(id)}>{title}</TitleLink>
          </p>
          <p className="text-pretty type-small text-ink-2">{found.join(' ')}</p>
        </div>
      </div>
      <LinkButton href={paths.document(id)} size="small" aria-describedby={titleId} className="max-md:w-full">
        {messages.review}
      </LinkButton>
    </li>
  );
}
