import type { ReactNode } from 'react';

/** One column of a table and how it shows a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Heads the card a row becomes on a phone; one column has it. */
  readonly heading?: boolean | undefined;
  /** Kept off the card: what the heading already says. */
  readonly wideOnly?: boolean | undefined;
}

/** Which rows are chosen, by their keys. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}
