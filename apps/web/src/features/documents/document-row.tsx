import { FileText, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { TitleLink } from '../../ui/nav/index.ts';
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

const row = 'grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0';

/** Where there is room, all is in one line; a list of one pet, whose name is not repeated, needs less. */
const ofSeveral = {
  row: '@min-[56rem]:grid-cols-[3rem_minmax(0,1fr)_8rem_13rem_6rem_10.5rem]',
  thumbnail: '@min-[56rem]:row-span-1 @min-[56rem]:self-center',
  title: '@min-[56rem]:col-span-1 @min-[56rem]:col-start-2 @min-[56rem]:row-start-1',
  date: '@min-[56rem]:col-start-5 @min-[56rem]:row-start-1 @min-[56rem]:text-end',
  outcome: '@min-[56rem]:col-span-1 @min-[56rem]:col-start-4 @min-[56rem]:row-start-1',
  actions:
    '@min-[56rem]:col-span-1 @min-[56rem]:col-start-6 @min-[56rem]:row-start-1 @min-[56rem]:my-0 @min-[56rem]:justify-self-end',
} as const;
const ofOne = {
  row: '@min-[40rem]:grid-cols-[3rem_minmax(0,1fr)_12rem_7rem_auto]',
  thumbnail: '@min-[40rem]:row-span-1 @min-[40rem]:self-center',
  title: '@min-[40rem]:col-span-1 @min-[40rem]:col-start-2 @min-[40rem]:row-start-1',
  date: '@min-[40rem]:col-span-1 @min-[40rem]:col-start-4 @min-[40rem]:row-start-1 @min-[40rem]:text-end',
  outcome: '@min-[40rem]:col-span-1 @min-[40rem]:col-start-3 @min-[40rem]:row-start-1',
  actions:
    '@min-[40rem]:col-span-1 @min-[40rem]:col-start-5 @min-[40rem]:row-start-1 @min-[40rem]:my-0 @min-[40rem]:justify-self-end',
} as const;

/** One document: what it is, whose, what came out of it, and since when. On a phone these are three lines. */
export function DocumentListRow({ document, pet, notes, actions }: DocumentRowProps) {
  const messages = documentMessages;
  const format = useFormat();
  const titleId = useId();
  const { id, title, kind, outcome, state, createdAt } = document;
  // A button beside the outcome would leave a phone too little room for it.
  const asks = actions !== undefined && (state === 'failed' || state === 'needs_review');
  const wide = pet ? ofSeveral : ofOne;
  const detail = [messages.kinds[kind], ...(outcome.clinic === null ? [] : [outcome.clinic])];
  return (
    <li className={classes(row, wide.row)}>
      <span className={classes('row-span-4 self-start', wide.thumbnail)}>
        <DocumentThumbnail document={document} />
      </span>
      <div className={classes('col-span-2 min-w-0', wide.title)}>
        <p id={titleId} className="type-strong [overflow-wrap:anywhere]">
          <TitleLink href={paths.document(id)}>{title}</TitleLink>
        </p>
        <p className="text-ink-2 type-small">{detail.join(', ')}</p>
        {notes}
      </div>
      {pet && (
        <PetLabel
          pet={pet}
          className="col-start-2 type-small text-ink @min-[56rem]:col-start-3 @min-[56rem]:row-start-1"
        />
      )}
      <time
        dateTime={createdAt}
        className={classes(
          'tabular-nums type-small text-ink-3',
          pet ? 'col-start-3 text-end' : 'col-span-2 col-start-2',
          wide.date,
        )}
      >
        {format.dayAt(createdAt)}
      </time>
      <span className={classes('col-start-2 min-w-0', asks && 'col-span-2', wide.outcome)}>
        <DocumentOutcome document={document} />
      </span>
      <span
        className={classes(
          '-my-1',
          asks ? 'col-span-2 col-start-2' : 'col-start-3 justify-self-end',
          wide.actions,
        )}
      >
        {actions && <RowActions document={document} titleId={titleId} actions={actions} />}
      </span>
    </li>
  );
}

interface RowActionsProps {
  readonly document: Document;
  readonly titleId: string;
  readonly actions: DocumentActions;
}

/** What its state asks for, and the rest in a menu. */
function RowActions({ document, titleId, actions }: RowActionsProps) {
  const messages = documentMessages;
  const { id, title, state, contentType } = document;
  return (
    <span className="flex items-center justify-between gap-1 @min-[56rem]:justify-end">
      {state === 'failed' && (
        <Button variant="quiet" size="small" onPress={() => actions.onReplace(document)}>
          {contentType.startsWith('image/') ? messages.retake : messages.replace}
        </Button>
      )}
      {state === 'needs_review' && (
        <LinkButton href={paths.document(id)} variant="tonal" size="small" aria-describedby={titleId}>
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
