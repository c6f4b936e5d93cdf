import { FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { classes } from '../../ui/style/index.ts';
import { DocumentOutcome } from './document-outcome.tsx';
import type { DocumentPet } from './document-pet.ts';
import { DocumentThumbnail } from './document-thumbnail.tsx';
import { documentMessages } from './messages.gen.ts';
import { PetLabel } from './pet-label.tsx';
import type { Document } from './use-documents.ts';

export interface DocumentRowProps {
  readonly document: Document;
  /** Shown where the list is of several pets. */
  readonly pet?: DocumentPet | undefined;
  /** What businesses decided about it. */
  readonly notes?: ReactNode | undefined;
  /** Absent for those who may only read. */
  readonly actions?: DocumentActions | undefined;
}

export interface DocumentActions {
  readonly onDelete: (document: Document) => void;
  /** Another file for one that could not be read. */
  readonly onReplace: (document: Document) => void;
}

const columns =
  'grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0 lg:grid-cols-[3rem_minmax(0,1fr)_8rem_13rem_6rem_7rem]';

/** One document: what it is, whose, what came out of it, and since when. On a phone these are three lines. */
export function DocumentRow({ document, pet, notes, actions }: DocumentRowProps) {
  const messages = documentMessages;
  const format = useFormat();
  const { id, title, kind, outcome, createdAt } = document;
  const detail = [messages.kinds[kind], ...(outcome.clinic === null ? [] : [outcome.clinic])];
  return (
    <li className={columns}>
      <span className="row-span-3 self-start lg:row-span-1 lg:self-center">
        <DocumentThumbnail document={document} />
      </span>
      <div className="col-span-2 min-w-0 lg:col-span-1 lg:col-start-2 lg:row-start-1">
        <p className="type-strong [overflow-wrap:anywhere]">
          <TextLink href={paths.document(id)} tone="quiet" className="text-ink">
            {title}
          </TextLink>
        </p>
        <p className="text-ink-2 type-small">{detail.join(', ')}</p>
        {notes}
      </div>
      {pet && (
        <PetLabel pet={pet} className="col-start-2 type-small text-ink lg:col-start-3 lg:row-start-1" />
      )}
      <time
        dateTime={createdAt}
        className={classes(
          'tabular-nums type-small text-ink-3 lg:col-start-5 lg:row-start-1 lg:text-end',
          pet ? 'col-start-3 text-end' : 'col-span-2 col-start-2 lg:col-span-1',
        )}
      >
        {format.dayAt(createdAt)}
      </time>
      <span className="col-start-2 min-w-0 lg:col-start-4 lg:row-start-1">
        <DocumentOutcome document={document} />
      </span>
      <span className="col-start-3 justify-self-end lg:col-start-6 lg:row-start-1">
        {actions && <RowActions document={document} actions={actions} />}
      </span>
    </li>
  );
}

interface RowActionsProps {
  readonly document: Document;
  readonly actions: DocumentActions;
}

/** What its state asks for, and the rest in a menu. */
function RowActions({ document, actions }: RowActionsProps) {
  const messages = documentMessages;
  const { id, title, state, contentType } = document;
  return (
    <span className="flex flex-wrap items-center justify-end gap-1">
      {state === 'failed' && (
        <Button variant="quiet" size="small" onPress={() => actions.onReplace(document)}>
          {contentType.startsWith('image/') ? messages.retake : messages.replace}
        </Button>
      )}
      {state === 'needs_review' && (
        <LinkButton
          href={paths.document(id)}
          variant="tonal"
          size="small"
          aria-label={`${messages.review}: ${title}`}
        >
          {messages.review}
        </LinkButton>
      )}
      <span className="-me-2.5">
        <Menu
          label={messages.more(title)}
          items={[
            { id: 'open', label: messages.open, icon: FileText, href: paths.document(id) },
            {
              ...{ id: 'delete', label: messages.remove, icon: Trash2, tone: 'danger' as const },
              onAction: () => actions.onDelete(document),
            },
          ]}
        />
      </span>
    </span>
  );
}
