import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';
import { Card } from '../surface/index.ts';
import type { Selection, TableColumn } from './column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

interface DataTableProps<Row> {
  /** Says what the table holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** A row's name, for its checkbox and its link. */
  readonly nameOf: (row: Row) => string;
  readonly hrefOf?: ((row: Row) => string) | undefined;
  readonly selection?: Selection | undefined;
  /** On a phone rows of one list instead of cards, for tables with little to read in a row. */
  readonly compact?: boolean | undefined;
  /** Below the rows: a pager. */
  readonly foot?: ReactNode | undefined;
}

const withOrWithout = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, key]);

/** Rows of 64 px, hairlines, no stripes. Below 768 px a row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf, hrefOf, selection, compact = false, foot } = props;
  return (
    <Card
      padding="none"
      className={classes(
        'overflow-x-auto overflow-y-hidden max-md:overflow-visible',
        !compact && 'max-md:bg-transparent max-md:shadow-none',
      )}
    >
      <table className="w-full border-collapse text-start max-md:block">
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} keys={rows.map(keyOf)} selection={selection} linked={Boolean(hrefOf)} />
        <tbody
          className={classes(
            'max-md:flex max-md:flex-col',
            compact ? 'max-md:divide-y max-md:divide-line' : 'max-md:gap-3',
          )}
        >
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <TableRow
                key={key}
                row={row}
                name={nameOf(row)}
                columns={columns}
                href={hrefOf?.(row)}
                compact={compact}
                selected={selection?.keys.has(key) ?? false}
                onSelect={selection && (() => selection.onChange(withOrWithout(selection.keys, key)))}
              />
            );
          })}
        </tbody>
      </table>
      {foot && <div className="border-line px-4 py-2 max-md:px-0 md:border-t md:px-5">{foot}</div>}
    </Card>
  );
}
