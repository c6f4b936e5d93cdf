import { vaccineGiven } from '@clearpaw/domain';
import { useFormat } from '../../../platform/messages/index.ts';
import { Confidence } from '../../../ui/record/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { extractionMessages } from './messages.gen.ts';
import { type ReviewRow, rowConfidence } from './review-rows.ts';

interface RowHeadProps {
  readonly row: ReviewRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The widths of the columns, the same for the rows and their headings. */
export const rowColumns =
  'grid grid-cols-[2rem_1fr_1fr_1fr] gap-x-2 gap-y-2 md:gap-x-4 md:grid-cols-[2rem_minmax(0,1.8fr)_1fr_1fr_1fr_5.5rem]';

/** Number, vaccine and what was read, as text; pressed anywhere it opens the row. */
export function RowHead({ row, isOpen, onOpen }: RowHeadProps) {
  const messages = extractionMessages;
  const { draft, proposal, number } = row;
  const { vaccine, vaccineName } = draft;
  const name = (vaccine && vaccineGiven({ vaccine, vaccineName })?.name) || titleOf(row, messages);
  return (
    <div className={classes('relative items-center', rowColumns, row.state === 'skipped' && 'opacity-60')}>
      <RowNumber row={row} isOpen={isOpen} />
      <div className="col-span-2 min-w-0 md:col-span-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={messages.row(number, name)}
          data-row-button={row.id}
          onClick={onOpen}
          className="min-h-6 cursor-pointer text-start type-strong after:absolute after:inset-0 after:min-h-11"
        >
          {name}
        </button>
        <p translate="no" className="line-clamp-1 text-ink-2 type-caption">
          {row.state === 'skipped' ? messages.skipped : (proposal?.text ?? messages.added)}
        </p>
      </div>
      <RowConfidence row={row} />
      {!isOpen && <RowValues row={row} />}
    </div>
  );
}

function titleOf({ proposal }: ReviewRow, messages: typeof extractionMessages): string {
  return proposal ? messages.noVaccine : messages.newRow;
}

function RowNumber({ row: { number }, isOpen }: Pick<RowHeadProps, 'row' | 'isOpen'>) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'row-span-2 grid size-7 place-items-center self-start rounded-full type-caption-strong md:row-span-1 md:self-center',
        isOpen ? 'bg-evergreen text-on-evergreen' : 'bg-marigold text-on-marigold',
      )}
    >
      {number}
    </span>
  );
}

/** Below one percent the confidence is meaningless: a number would contradict a value that is right. */
function RowConfidence({ row }: Pick<RowHeadProps, 'row'>) {
  const messages = extractionMessages;
  const percent = Math.round((rowConfidence(row) ?? 0) * 100);
  return (
    <span className="justify-self-end md:order-last md:col-start-6 md:justify-self-start">
      {percent >= 1 && <Confidence percent={percent} label={messages.columns.confidence} />}
      {percent < 1 && row.proposal && <span className="text-ink-2 type-caption">{messages.pleaseCheck}</span>}
    </span>
  );
}

function RowValues({ row: { draft, proposal } }: Pick<RowHeadProps, 'row'>) {
  const messages = extractionMessages;
  const format = useFormat();
  const { given, due, lot } = messages.columns;
  const day = (value: string | null) => (value === null ? null : format.day(value));
  const isUnclear = (readings = 0) => readings > 1;
  const values = [
    {
      label: given,
      value: day(draft.administeredOn),
      unknown: isUnclear(proposal?.administeredOn.candidates.length) ? messages.chooseOne : messages.notRead,
    },
    {
      label: due,
      value: day(draft.expiresOn),
      unknown: isUnclear(proposal?.expiresOn.candidates.length) ? messages.chooseOne : messages.none,
    },
    { label: lot, value: draft.lotNumber || null, unknown: messages.none },
  ];
  return (
    <>
      {values.map(({ label, value, unknown }, index) => (
        <span key={label} className={classes('min-w-0', index === 0 && 'col-start-2 md:col-auto')}>
          <span className="block text-ink-2 type-caption md:sr-only">{label}</span>
          <span
            className={classes(
              'break-words tabular-nums type-small',
              value === null && (unknown === messages.chooseOne ? 'font-medium text-soon-ink' : 'text-ink-3'),
            )}
          >
            {value ?? unknown}
          </span>
        </span>
      ))}
    </>
  );
}
