import type { ReactNode } from 'react';

/** One choice of a list: what is stored, what is read, and a second line that explains it. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The language of the label, if it is another one than the page's. */
  readonly lang?: string | undefined;
  readonly detail?: ReactNode | undefined;
  /** Shown at the end of the row: other names, a count. */
  readonly note?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}
