export { DownloadDialog } from './download-dialog.tsx';
export { DownloadRecordPanel } from './download-record-panel.tsx';
