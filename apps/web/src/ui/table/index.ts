export { BulkBar } from './bulk-bar.tsx';
export type { Selection, TableColumn } from './column.ts';
export { DataTable } from './data-table.tsx';
