import { ChevronRight } from 'lucide-react';
import { Checkbox } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Anchor, uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import type { TableColumn } from './column.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly href: string | undefined;
  readonly compact: boolean;
  readonly selected: boolean;
  readonly onSelect: (() => void) | undefined;
}

const rowStyle =
  'border-line transition-colors duration-150 not-last:md:border-b md:h-16 md:hover:bg-paper ' +
  'max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:px-4';
const cardStyle = 'max-md:card-edge max-md:gap-2 max-md:rounded-panel max-md:bg-surface max-md:py-4';
const lineStyle = 'max-md:py-3';

/** One row, or one card on a phone: the heading cell on top, the others with their column's name. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, name, columns, href, compact, selected, onSelect } = props;
  const messages = uiMessages;
  return (
    <tr
      className={classes(
        rowStyle,
        compact ? lineStyle : cardStyle,
        selected && 'bg-evergreen-tint/55 md:hover:bg-evergreen-tint/55',
      )}
    >
      {onSelect && (
        <td className="max-md:absolute max-md:end-2 max-md:top-2 max-md:z-1 md:ps-3">
          <Checkbox aria-label={`${messages.selectRow} ${name}`} isSelected={selected} onChange={onSelect} />
        </td>
      )}
      {columns.map(
        ({ id, header, cell, align, heading, wideOnly, underHeading, afterHeading, stacked, bare }) => (
          <td
            key={id}
            className={classes(
              'md:px-2.5 md:py-2.5 md:first:ps-5 md:last:pe-5 lg:px-4',
              'max-md:[&_a]:relative max-md:[&_a]:z-1 max-md:[&_button]:relative max-md:[&_button]:z-1',
              align === 'end' && 'tabular-nums md:text-end',
              heading && 'max-md:pe-12',
              underHeading && (compact ? 'max-md:-mt-4.5 max-md:ps-14' : 'max-md:-mt-1 max-md:ps-14'),
              afterHeading && 'max-md:ps-14 max-md:pt-1',
              !heading &&
                !underHeading &&
                !afterHeading &&
                (stacked
                  ? 'max-md:grid max-md:gap-1'
                  : 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4'),
              wideOnly && 'max-md:hidden',
            )}
          >
            {!heading && !underHeading && !afterHeading && !bare && (
              <span className="shrink-0 type-caption text-ink-3 md:hidden">{header}</span>
            )}
            {cell(row)}
          </td>
        ),
      )}
      {href && (
        <td className="md:pe-3">
          <Anchor
            href={href}
            aria-label={name}
            className="grid size-11 place-items-center rounded-field text-ink-2 hover:text-ink max-md:absolute max-md:inset-0 max-md:size-auto max-md:rounded-panel"
          >
            <Icon of={ChevronRight} className="max-md:hidden rtl:-scale-x-100" />
          </Anchor>
        </td>
      )}
    </tr>
  );
}
