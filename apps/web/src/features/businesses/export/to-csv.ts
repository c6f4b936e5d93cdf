/** A table as spreadsheets read it: RFC 4180, with a byte order mark, so that Excel takes it for UTF-8. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => toText(row[column])))];
  return `\uFEFF${lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('')}`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A spreadsheet runs what begins like a formula, and names and reasons are typed by strangers. */
const formula = /^[=+\-@\t\r]/;

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
