import type { imports, OutputOf } from '@clearpaw/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { customerTable } from '../../schema/customer.ts';
import { importRowTable } from '../../schema/import.ts';
import { petTable } from '../../schema/pet.ts';
import { findImport } from './undo-import.ts';

type Input = z.output<typeof imports.listImportRows.input>;

/** Rows that were skipped, as in the file, or what undoing kept; for as long as an import can be undone. */
export async function listImportRows(
  call: Call,
  { importId, rows, cursor, limit }: Input,
): Promise<OutputOf<typeof imports.listImportRows>> {
  const entry = await findImport(call, importId, 'readImports');
  const after = readCursor(cursor, ['number'])?.[0];
  const found = await call.services.store.db
    .select({ row: importRowTable, customer: customerTable, petName: petTable.name })
    .from(importRowTable)
    .leftJoin(customerTable, eq(customerTable.id, importRowTable.customerId))
    .leftJoin(petTable, eq(petTable.id, importRowTable.petId))
    .where(
      and(
        eq(importRowTable.importId, importId),
        eq(importRowTable.state, rows === 'skipped' ? 'problem' : 'kept'),
        after === undefined ? undefined : gt(importRowTable.row, Number(after)),
      ),
    )
    .orderBy(asc(importRowTable.row))
    .limit(limit + 1);
  const page = pageOf(found, limit, ({ row }) => [String(row.row)]);
  return {
    header: entry.header,
    nextCursor: page.nextCursor,
    items: page.items.map(({ row, customer, petName }) => ({
      row: row.row,
      values: row.values ?? [],
      problems: (row.problems ?? []).map(({ column, message, code = null, param = null }) => ({
        column: column === null ? null : (entry.header[column] ?? null),
        ...{ message, code, param },
      })),
      // An owner who has an account by now decides whether to share the name.
      customerId: customer?.id ?? null,
      name: customer && !customer.hasAccount ? (customer.name ?? customer.email) : petName,
    })),
  };
}
