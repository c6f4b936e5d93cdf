import { importLimits } from '@clearpaw/domain';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { FileRefused, type FoundRow } from './found-rows.ts';

/** Sheets of 50,000 rows decompress to a few tens of MiB; a larger one is refused. */
const maxDecompressed = 100 * 1024 * 1024;
const mostEntries = 2_000;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Reads the first sheet that has rows. Formulas are not computed and macros not run: only stored values are read. */
export async function readXlsx(bytes: Uint8Array): Promise<FoundRow[]> {
  refuseBombs(bytes);
  const sheets = await readExcelFile(Buffer.from(bytes)).catch(() => {
    throw new FileRefused('file_not_table');
  });
  const data = sheets.find((sheet) => sheet.data.length > 0)?.data ?? [];
  if (data.length > importLimits.rows + 21) throw new FileRefused('file_too_long');
  return data.flatMap((cells, index): FoundRow[] => {
    if (cells.length > importLimits.columns) throw new FileRefused('file_too_wide');
    const texts = cells.map(toText);
    return texts.some((cell) => cell.trim() !== '') ? [{ row: index + 1, cells: texts }] : [];
  });
}

/** The stated sizes are checked before an entry is decompressed; a false one exceeds the limits of the process. */
function refuseBombs(bytes: Uint8Array): void {
  let [decompressed, entries, isWorkbook] = [0, 0, false];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        decompressed += originalSize;
        entries += 1;
        isWorkbook ||= name === 'xl/workbook.xml';
        return false;
      },
    });
  } catch {
    throw new FileRefused('file_not_table');
  }
  if (decompressed > maxDecompressed || entries > mostEntries) throw new FileRefused('file_too_complex');
  if (!isWorkbook) throw new FileRefused('file_not_table');
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value);
}
