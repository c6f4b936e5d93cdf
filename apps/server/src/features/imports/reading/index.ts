export type { FileFault } from './found-rows.ts';
export { openTable } from './open-table.ts';
export type { FileRow, Table, TakePiece } from './read-table.ts';
