/** What a business may read, as files. */
export { ExportMenu } from './export-menu.tsx';
