/** What a place may read, as files. */
export { ExportMenu } from './export-menu.tsx';
