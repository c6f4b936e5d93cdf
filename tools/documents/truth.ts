import type { Species } from '@clearpaw/domain';
import type { PrintLanguage } from './date-style.ts';

/** How a document reaches the product. */
export const media = ['text', 'form', 'scan', 'photo', 'fax', 'turned', 'screenshot'] as const;
export type Medium = (typeof media)[number];

/** Layouts of the one are never in the other: no one tunes a reader for the test layouts. */
export const splits = ['development', 'test'] as const;
export type Split = (typeof splits)[number];

/**
 * Whether the document shows the order of day and month of a date. 'either': only a usual interval speaks for one order,
 * so that asking and reading are both right.
 */
export type DateOrderState = 'settled' | 'open' | 'either';

export interface TrueDate {
  readonly day: string;
  readonly order: DateOrderState;
  readonly printed: string;
}

/** A dose the document states. */
export interface TrueDose {
  readonly animal: string;
  readonly printedName: string;
  /** Every code of the catalogue that the printed name is right for. */
  readonly vaccines: readonly string[];
  readonly given: TrueDate;
  readonly due: TrueDate | null;
  readonly lot: string | null;
}

/** The exact content of a document. */
export interface DocumentTruth {
  readonly id: string;
  readonly layout: string;
  readonly split: Split;
  readonly medium: Medium;
  readonly language: PrintLanguage;
  readonly region: string;
  readonly today: string;
  readonly pageCount: number;
  /** The pet whose record the document is added to. */
  readonly pet: { readonly name: string; readonly species: Species; readonly microchip: string };
  readonly doses: readonly TrueDose[];
  /** Doses of another animal on the same document: none of the pet's. */
  readonly otherDoses: readonly TrueDose[];
  /** Printed lines that are not doses, such as a declined vaccine. */
  readonly traps: readonly string[];
}

/** A generated document with its content. */
export interface GeneratedDocument {
  readonly truth: DocumentTruth;
  readonly file: string;
  readonly contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
}
