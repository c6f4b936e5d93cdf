export { DataImportPanel } from './data-import-panel.tsx';
