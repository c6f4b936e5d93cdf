import type { imports, OutputOf } from '@clearpaw/contract';
import { ImportPlan, type ImportRecord } from '@clearpaw/domain';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { authorizeMember } from '../members/index.ts';
import { learnKnown } from './known-rows.ts';
import { readUpload, refuseFile } from './read-upload.ts';
import type { FileRow, Table } from './reading/index.ts';

type Input = z.output<typeof imports.previewImport.input>;
type Preview = OutputOf<typeof imports.previewImport>;
type Shown = Preview['rows'][number];

const shownRows = 200;

/** What importing a file would do. It uses the same plan as the import, and saves nothing. */
export async function previewImport(call: Call, input: Input): Promise<Preview> {
  const { business } = await authorizeMember(call, input.businessId, 'importCustomers');
  const { storagePath: path, mapping = null } = input;
  const read = await readUpload(
    call.services,
    { uid: call.uid, path, mapping, withValues: true },
    call.signal,
  );
  if (!read)
    throw refuse('RESOURCE_EXHAUSTED', 'Many files are being read. Try again in a minute.', {
      reason: 'rate_limited',
    });
  if ('fault' in read) throw refuseFile(read.fault);
  const { table } = read;
  const { totals, rows } = await planAll(call, business.id, table);
  const { columns, mapping: used, questions } = table;
  return {
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    mapping: { ...used, columns: [...used.columns] },
    questions: [...questions],
    totals,
    rows,
  };
}

async function planAll(
  call: Call,
  businessId: string,
  table: Table,
): Promise<Pick<Preview, 'totals' | 'rows'>> {
  const plan = new ImportPlan(call.services.newId);
  const { rows, problems } = table;
  const totals = { rows, customers: 0, pets: 0, vaccinations: 0, problems, duplicates: 0, invitable: 0 };
  const wrong: Shown[] = [];
  const duplicates: Shown[] = [];
  const others: Shown[] = [];
  const keep = (list: Shown[], row: FileRow, duplicateOf: string | null) => {
    if (list.length < shownRows) list.push(shownRow(table, row, duplicateOf));
  };
  for (const piece of table.pieces) {
    const read: FileRow[] = JSON.parse(piece);
    const records = read.flatMap(({ record }): ImportRecord[] => (record ? [record] : []));
    await learnKnown(call.services.store.db, plan, records, { businessId, importId: null, now: call.now });
    for (const row of read) {
      if (row.record === null) keep(wrong, row, null);
      else {
        const planned = plan.add(row.row, row.record);
        totals.customers += planned.isNewCustomer ? 1 : 0;
        totals.invitable += planned.isNewCustomer && planned.customer.email !== null ? 1 : 0;
        totals.pets += planned.isNewPet ? 1 : 0;
        totals.vaccinations += planned.doses.length;
        totals.duplicates += planned.duplicateOf === null ? 0 : 1;
        keep(planned.duplicateOf === null ? others : duplicates, row, planned.duplicateOf);
      }
    }
  }
  return { totals, rows: [...wrong, ...duplicates, ...others].slice(0, shownRows) };
}

function shownRow({ columns }: Table, { row, values, problems }: FileRow, duplicateOf: string | null): Shown {
  return {
    row,
    values: [...(values ?? [])],
    problems: problems.map(({ column, message, code = null, param = null }) => ({
      column: column === null ? null : columnName(columns[column]?.header ?? '', column),
      ...{ message, code, param },
    })),
    duplicateOf,
  };
}

/** A column without a name is named by its position. */
export function columnName(header: string, column: number): string {
  return header === '' ? `Column ${column + 1}` : header;
}
