import { isPlainText } from '../texts/index.ts';
import { readImportDate } from './import-date.ts';
import { type ImportField, type ImportMapping, repeatableFields } from './import-field.ts';
import { type ImportProblem, type ImportProblemCode, importProblemText } from './import-problem.ts';

/** Removes the character that spreadsheets put before text that begins like a formula. */
function unquoted(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠']/.test(cell) ? cell.slice(1) : cell;
}

/** The cells of one row by field, and the problems found in them. */
export class RowReader {
  readonly problems: ImportProblem[] = [];
  private readonly columnOf = new Map<ImportField, number>();
  private readonly row: readonly string[];
  private readonly mapping: ImportMapping;
  private readonly today: string;

  constructor(row: readonly string[], mapping: ImportMapping, today: string) {
    this.row = row;
    this.mapping = mapping;
    this.today = today;
    mapping.columns.forEach((field, column) => {
      if (field !== null && !repeatableFields.has(field) && !this.columnOf.has(field)) {
        this.columnOf.set(field, column);
      }
    });
  }

  fail(column: number | null, code: ImportProblemCode, param?: string | number): null {
    const said = param === undefined ? {} : { param: String(param) };
    this.problems.push({ column, code, ...said, message: importProblemText(code, said.param) ?? code });
    return null;
  }

  cell(column: number | undefined): string {
    return column === undefined ? '' : unquoted((this.row[column] ?? '').trim()).trim();
  }

  read<T>(field: ImportField, toValue: (text: string, column: number) => T | null): T | null {
    const column = this.columnOf.get(field);
    const text = this.cell(column);
    return column === undefined || text === '' ? null : toValue(text, column);
  }

  line(field: ImportField, maxLength: number): string | null {
    return this.read(field, (text, column) => this.asLine(text, column, maxLength));
  }

  asLine(text: string, column: number, maxLength: number): string | null {
    if (text.length > maxLength) return this.fail(column, 'too_long', maxLength);
    if (/\0|\p{Cs}/u.test(text) || !isPlainText(text)) {
      return this.fail(column, 'invisible_characters');
    }
    return text;
  }

  day(text: string, column: number, when: 'past' | 'any'): string | null {
    const read = readImportDate(text, this.mapping.dateOrder);
    if (read.is === 'ambiguous') {
      return this.fail(column, 'date_order');
    }
    if (read.is === 'wrong') return this.fail(column, 'date_unreadable');
    const isTooLate = when === 'past' && read.day > this.today;
    return isTooLate ? this.fail(column, 'date_in_future') : read.day;
  }
}
