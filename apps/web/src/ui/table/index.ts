/** Floats over a table while rows are chosen. */
export { BulkBar } from './bulk-bar.tsx';
/** One column of a table; which rows are chosen. */
export type { TableColumn } from './column.ts';
/** Rows that become cards on a phone. */
export { DataTable } from './data-table.tsx';
