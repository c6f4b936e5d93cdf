/** A table as spreadsheets read it: RFC 4180, with a byte order mark, so that Excel takes it for UTF-8. */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [columns, ...rows];
  return `\uFEFF${lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('')}`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A spreadsheet runs text that begins like a formula, also with wide signs or after a line end, and people outside the business typed the names and reasons. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: unknown): string {
  const text = toText(value);
  const safe = typeof value !== 'number' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
