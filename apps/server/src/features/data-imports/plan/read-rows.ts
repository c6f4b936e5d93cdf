import { type ExportedRow, exportedRows } from '@clearpaw/contract';
import type { z } from 'zod';

/** Thrown for data that this product could not have written. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
  readonly at: string;

  constructor(at: string) {
    super(at);
    this.at = at.slice(0, 200);
  }
}

type Table = keyof typeof exportedRows;

/** The rows of one table, validated by its schema; fields that the schema does not name are not read. */
export function readRows<Of extends Table>(data: object, table: Of): readonly ExportedRow<Of>[] {
  const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const rows: unknown = Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : [];
  if (!Array.isArray(rows)) throw new DataRefused(name);
  return rows.map((row, index) =>
    parsed(exportedRows[table], inCamelCase(row), `${name} ${index + 1}`),
  ) as never;
}

export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at: string,
): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new DataRefused(`${at}: ${read.error.issues[0]?.path.join('.') ?? ''}`);
}

/** Column names as in the schemas; the values do not change. */
function inCamelCase(row: unknown): object {
  if (typeof row !== 'object' || row === null) return {};
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}
