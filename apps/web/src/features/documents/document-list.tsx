import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Card, Rows, SectionHeading } from '../../ui/surface/index.ts';
import { byMonth } from './document-months.ts';
import type { DocumentPet } from './document-pet.ts';
import { type DocumentActions, DocumentListRow } from './document-row.tsx';
import { documentMessages } from './messages.gen.ts';
import type { Document } from './use-documents.ts';

/** As many as fit on one or two screens; the older ones are behind a button. */
const shownAtFirst = 6;

interface DocumentListProps {
  readonly documents: readonly Document[];
  /** The title above all of them, where a list is too short to be divided into months. */
  readonly title?: string | undefined;
  /** The pets, where the list is of several. */
  readonly pets?: readonly DocumentPet[] | undefined;
  /** Undefined for documents that the reader may not change. */
  readonly actionsFor: (document: Document) => DocumentActions | undefined;
  /** The reviews of a document by businesses. */
  readonly notesFor?: ((document: Document) => ReactNode) | undefined;
}

/** Documents by the month in which they were added, each with what came out of it. */
export function DocumentList({ documents, title, pets = [], actionsFor, notesFor }: DocumentListProps) {
  const messages = documentMessages;
  const format = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? documents : documents.slice(0, shownAtFirst);
  const older = documents.length - shown.length;
  const parts = title === undefined ? byMonth(shown, format.monthAt) : [{ name: title, documents: shown }];
  return (
    <div className="flex flex-col gap-8">
      {parts.map((part) => (
        <section key={part.name} aria-label={part.name}>
          <SectionHeading>{part.name}</SectionHeading>
          <Card className="@container py-4">
            <Rows>
              {part.documents.map((document) => (
                <DocumentListRow
                  key={document.id}
                  document={document}
                  pet={pets.find(({ id }) => id === document.petId)}
                  notes={notesFor?.(document)}
                  actions={actionsFor(document)}
                />
              ))}
            </Rows>
          </Card>
        </section>
      ))}
      {older > 0 && (
        <Button variant="ghost" onPress={() => setAll(true)} className="self-start">
          {messages.older(older)}
        </Button>
      )}
    </div>
  );
}
