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
  const planning = new Planning(call, business.id);
  const read = await readUpload(
    call.services,
    { uid: call.uid, path, mapping, withValues: true },
    (piece) => planning.take(piece),
    call.signal,
  );
  if (!read)
    throw refuse('RESOURCE_EXHAUSTED', 'Many files are being read. Try again in a minute.', {
      reason: 'rate_limited',
    });
  if ('fault' in read) throw refuseFile(read.fault);
  const { table } = read;
  const { columns, mapping: used, questions, rows, problems } = table;
  return {
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    mapping: { ...used, columns: [...used.columns] },
    questions: [...questions],
    totals: { ...planning.totals, rows, problems },
    rows: planning.firstRows().map(([row, duplicateOf]) => shownRow(table, row, duplicateOf)),
  };
}

type PlannedRow = readonly [row: FileRow, duplicateOf: string | null];

/** Plans the rows of a file as they are read, and keeps only those that are shown. */
class Planning {
  readonly totals = { customers: 0, pets: 0, vaccinations: 0, duplicates: 0, invitable: 0 };
  private readonly wrong: PlannedRow[] = [];
  private readonly duplicates: PlannedRow[] = [];
  private readonly others: PlannedRow[] = [];
  private readonly plan: ImportPlan;
  private readonly call: Call;
  private readonly businessId: string;

  constructor(call: Call, businessId: string) {
    this.call = call;
    this.businessId = businessId;
    this.plan = new ImportPlan(call.services.newId);
  }

  async take(piece: string): Promise<void> {
    const { call, businessId, plan } = this;
    const read: FileRow[] = JSON.parse(piece);
    const records = read.flatMap(({ record }): ImportRecord[] => (record ? [record] : []));
    await learnKnown(call.services.store.db, plan, records, { businessId, importId: null, now: call.now });
    for (const row of read) {
      if (row.record === null) keep(this.wrong, [row, null]);
      else this.add(row, plan.add(row.row, row.record));
    }
  }

  /** Rows with a problem first, then those that are here already. */
  firstRows(): readonly PlannedRow[] {
    return [...this.wrong, ...this.duplicates, ...this.others].slice(0, shownRows);
  }

  private add(row: FileRow, planned: ReturnType<ImportPlan['add']>): void {
    const { totals } = this;
    const { isNewCustomer, isNewPet, customer, doses, duplicateOf } = planned;
    totals.customers += isNewCustomer ? 1 : 0;
    totals.invitable += isNewCustomer && customer.email !== null ? 1 : 0;
    totals.pets += isNewPet ? 1 : 0;
    totals.vaccinations += doses.length;
    totals.duplicates += duplicateOf === null ? 0 : 1;
    keep(duplicateOf === null ? this.others : this.duplicates, [row, duplicateOf]);
  }
}

function keep(list: PlannedRow[], row: PlannedRow): void {
  if (list.length < shownRows) list.push(row);
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
