import type { DateStyle, PrintLanguage } from '../date-style.ts';
import type { Draft } from '../draft.ts';
import type { Medium, Split } from '../truth.ts';

/** A way documents are printed. `draw` gives the body of each HTML page; everything that counts goes through the draft. */
export interface Layout {
  readonly id: string;
  readonly split: Split;
  readonly media: readonly Medium[];
  readonly languages: readonly PrintLanguage[];
  readonly doseCount: readonly [number, number];
  /** Whether it is only about rabies. */
  readonly isOnlyRabies?: boolean;
  /** The format of its dates, if the region does not determine it. */
  readonly dateStyles?: readonly DateStyle[];
  /** Whether it can be printed without anything that shows the region. */
  readonly canKeepOrderOpen?: boolean;
  /** Width and height of a page in CSS pixels; A4 by default. */
  readonly page?: readonly [number, number];
  readonly draw: (draft: Draft) => string | readonly string[];
}

export const everyLanguage: readonly PrintLanguage[] = ['en', 'de', 'fr', 'es', 'pt', 'nl'];
/** The media that are photographed or scanned rather than sent as a file. */
export const onPictures: readonly Medium[] = ['scan', 'photo', 'turned'];
export const onDocuments: readonly Medium[] = ['text', 'scan', 'photo', 'fax', 'turned'];
