/** A table as CSV for spreadsheets: RFC 4180, with a byte order mark so that Excel reads it as UTF-8. */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [columns, ...rows];
  return `\uFEFF${lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('')}`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Spreadsheets execute text that looks like a formula, also with full-width characters or after a line break, and the
 * names and reasons come from people outside the business.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: unknown): string {
  const text = toText(value);
  const safe = typeof value !== 'number' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
