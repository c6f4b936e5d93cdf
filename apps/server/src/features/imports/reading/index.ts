export type { FileFault } from './found-rows.ts';
export { openTable } from './open-table.ts';
export type { FileRow, Table } from './read-table.ts';
