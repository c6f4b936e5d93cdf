import { importLimits } from '@clearpaw/domain';
import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { FileRefused, type FoundRow } from './found-rows.ts';

/** Excel's own line that names the separator. */
const separatorLine = /^sep=(.)\r?\n/i;
/** PDF, RTF, web pages and JSON are text too. */
const otherFormats = /^\s*(?:%PDF|\{\\rtf|<|\{|\[)/;
/** Rows that count, plus title rows and column names. */
const mostRows = importLimits.rows + 21;

/** Reads a table of text, whatever separates its columns. */
export function readCsv(bytes: Uint8Array): FoundRow[] {
  const text = decodeText(bytes);
  if (text.slice(0, 10_000).includes('\0') || otherFormats.test(text))
    throw new FileRefused('file_not_table');
  const named = separatorLine.exec(text);
  const rows: FoundRow[] = [];
  let fault: FileRefused | null = null;
  let row = named ? 1 : 0;
  Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    ...(named && { delimiter: named[1] }),
    step({ data, errors }, parser) {
      row += 1;
      if (errors.some(({ type }) => type === 'Quotes')) fault = new FileRefused('file_quotes');
      else if (data.length > importLimits.columns) fault = new FileRefused('file_too_wide');
      else if (rows.length > mostRows) fault = new FileRefused('file_too_long');
      else if (data.some((cell) => cell.trim() !== '')) rows.push({ row, cells: data });
      if (fault) parser.abort();
    },
  });
  if (fault) throw fault;
  return rows;
}
