import type { LabelRole } from './label.ts';
import type { PrintedDate } from './printed-date.ts';

/** A date of a line with the role that its label, column or neighbor gives it; null if none does. */
export interface RoledDate extends PrintedDate {
  readonly role: LabelRole | null;
}
