/** Brings a whole export into an account that is still empty. */
export { DataImportPanel } from './data-import-panel.tsx';
