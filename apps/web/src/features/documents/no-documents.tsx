import { EmptyState } from '../../ui/feedback/index.ts';
import type { Portrait } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import type { DocumentPet } from './document-pet.ts';
import { PageDrawing } from './document-thumbnail.tsx';
import { documentMessages } from './messages.gen.ts';
import { UploadPanel } from './upload-panel.tsx';

interface NoDocumentsProps {
  readonly pets: readonly DocumentPet[];
  /** The pet in the picture; undefined if there is no pet yet. */
  readonly appearance: Portrait | undefined;
}

/** The page before the first document: where it is added, and what can be added. */
export function NoDocuments({ pets, appearance }: NoDocumentsProps) {
  const messages = documentMessages;
  const editable = pets.filter(({ canEdit }) => canEdit);
  const examples = [messages.kinds.vaccination_certificate, messages.kinds.lab_result, messages.booklet];
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={messages.lead}>{messages.documents}</PageTitle>
      {(editable.length > 0 || !appearance) && <UploadPanel pets={editable} />}
      {appearance && (
        <div className="flex flex-col items-center gap-4">
          <EmptyState appearance={appearance} title={messages.none}>
            {messages.noneLead}
          </EmptyState>
          <ul aria-label={messages.examples} className="flex flex-wrap justify-center gap-3">
            {examples.map((example, index) => (
              <li
                key={example}
                className="flex items-center gap-3 rounded-card bg-surface px-4 py-3 type-small text-ink-2 card-edge"
              >
                <PageDrawing hasBox={index > 0} />
                {example}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
