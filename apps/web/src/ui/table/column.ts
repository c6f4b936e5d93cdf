import type { ReactNode } from 'react';

/** One column of a table and how it shows a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** The column used as heading of the card that a row becomes on a phone; one column has it. */
  readonly heading?: boolean | undefined;
  /** Not shown on the card, because the heading already contains it. */
  readonly wideOnly?: boolean | undefined;
  /** On the card below the words of the heading, without its header: it says itself what it is. */
  readonly underHeading?: boolean | undefined;
  /** On the card further below, as far in as the words of the heading, without its header. */
  readonly afterHeading?: boolean | undefined;
  /** On the card without its header, because the cell says enough by itself. */
  readonly bare?: boolean | undefined;
  /** On the card below its header, because it is longer than a line. */
  readonly stacked?: boolean | undefined;
}

/** Which rows are chosen, by their keys. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}
