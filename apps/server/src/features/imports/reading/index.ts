/** Why a file cannot be read. */
export type { FileFault } from './found-rows.ts';
/** A file as a table, read in a process of its own. */
export { openTable } from './open-table.ts';
export type { FileRow, Table } from './read-table.ts';
