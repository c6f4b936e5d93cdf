import type { Species } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button/index.ts';
import { classes } from '../../../ui/style/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';
import { PageSnippet } from './page-snippet.tsx';
import type { ProposalDraft } from './proposal-draft.ts';
import type { ReviewRow } from './review-rows.ts';
import { RowFields } from './row-fields.tsx';
import { RowHead } from './row-head.tsx';
import { RepeatedDose, UncertainRow } from './row-questions.tsx';

interface ReviewRowItemProps {
  readonly row: ReviewRow;
  readonly isActive: boolean;
  readonly species: Species | null;
  readonly pages: DocumentDetail['pages'];
  /** The dates that are asked about above all rows. */
  readonly askedAbove: readonly string[];
  readonly onOpen: () => void;
  readonly onChange: (part: Partial<ProposalDraft>) => void;
  readonly onRemove: () => void;
}

/** One row: open with its fields, or closed as text with its open questions. */
export function ReviewRowItem(props: ReviewRowItemProps) {
  const messages = extractionMessages;
  const { row, isActive, species, pages, askedAbove, onOpen, onChange, onRemove } = props;
  const isOpen = isActive && row.state !== 'skipped';
  if (row.state === 'unread' && !isOpen) return <UnreadRow {...props} />;
  return (
    <li
      className={classes(
        'flex flex-col gap-4 border-line border-t px-4 py-4 md:px-5',
        isOpen && 'border-s-4 border-s-evergreen bg-evergreen-tint/60 ps-3 md:ps-4',
      )}
    >
      <RowHead row={row} isOpen={isOpen} onOpen={onOpen} />
      <div className="flex flex-col gap-4 empty:hidden md:ms-12">
        {row.state === 'skipped' && (
          <Button
            size="small"
            variant="secondary"
            className="self-start"
            onPress={() => onChange({ taken: true })}
          >
            {messages.take}
          </Button>
        )}
        {isOpen && <RowFields {...{ row, species, askedAbove, onChange, onRemove }} />}
        <RepeatedDose row={row} onChange={onChange} />
        <UncertainRow row={row} pages={pages} onChange={onChange} />
      </div>
    </li>
  );
}

/** A row that was found but not read is listed with its picture, never dropped. */
function UnreadRow({ row, pages, onOpen, onChange }: ReviewRowItemProps) {
  const messages = extractionMessages;
  const { title, why } = unreadTexts[row.proposal?.unreadBecause ?? 'illegible'];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t px-4 py-4 md:px-5">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center self-start rounded-full bg-stop text-on-stop type-caption-strong"
      >
        ?
      </span>
      <div className="min-w-48 flex-1">
        <p className="type-strong">{title(row.number)}</p>
        <p className="text-ink-2 type-caption">
          {pages.length > 0 ? why : [row.proposal?.text, messages.fileWhy].join(' · ')}
        </p>
      </div>
      {row.proposal && (
        <div className="w-full md:w-52">
          <PageSnippet pages={pages} place={row.proposal.place} label={messages.onPage(row.number)} />
        </div>
      )}
      <div className="flex gap-2">
        <Button variant="secondary" size="small" icon={Plus} onPress={onOpen}>
          {messages.add}
        </Button>
        <Button variant="ghost" size="small" onPress={() => onChange({ taken: false })}>
          {messages.ignore}
        </Button>
      </div>
    </li>
  );
}

const unreadTexts = {
  illegible: { title: extractionMessages.couldNotRead, why: extractionMessages.couldNotReadWhy },
  other_animal: { title: extractionMessages.otherAnimal, why: extractionMessages.otherAnimalWhy },
  unclear_animal: { title: extractionMessages.unclearAnimal, why: extractionMessages.unclearAnimalWhy },
} as const;
