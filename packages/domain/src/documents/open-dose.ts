import type { Whose } from './animal-mentions.ts';
import type { PrintedLine } from './positioned-word.ts';
import type { LabeledText } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import type { CertificateColumns } from './table-columns.ts';
import type { NamedVaccine } from './vaccine-names.ts';

/** A dose that a document seems to list, before its fields are read. */
export interface FoundDose {
  readonly name: NamedVaccine | null;
  readonly given: RoledDate | null;
  readonly due: RoledDate | null;
  /** The words that belong to the dose: its row, its block, or its sentence. */
  readonly words: PrintedLine;
  /** The words about it alone, where a sentence is about several. */
  readonly part?: PrintedLine;
  readonly table: CertificateColumns | null;
  /** Whether it was found but not understood. */
  readonly isUnread?: boolean;
  /** Whether a sentence says that it was given. */
  readonly isStated?: boolean;
  /** Its texts that a label explains. */
  details?: readonly LabeledText[];
  /** Whose it is by the names above it; null if there are none. */
  below?: Whose | null;
  /** The second line of its row, which has columns of its own. */
  second?: { readonly words: PrintedLine; readonly table: CertificateColumns };
}

/** A dose whose dates may follow in a later line. */
export interface OpenDose extends FoundDose {
  name: NamedVaccine | null;
  given: RoledDate | null;
  due: RoledDate | null;
  words: PrintedLine;
  /** The visit whose day it was given; absent if its day is printed for it alone. */
  visit?: DatedVisit | undefined;
  /** The cell or the line that names it. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number };
  /** Where the label of its name begins; absent if it has none. */
  readonly labelX?: number | undefined;
  /** The bottom of its last line. */
  bottom: number;
}

/** A line above several vaccines with the day on which all of them were given. */
export interface DatedVisit {
  readonly date: RoledDate;
  /** The words beside the day: a line with the same ones begins another visit. */
  readonly label: string;
}
