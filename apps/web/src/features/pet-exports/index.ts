/** Asks how the record is to be printed, and downloads it. */
export { DownloadDialog } from './download-dialog.tsx';
/** The record as a file, beside the ways to share it. */
export { DownloadRecordPanel } from './download-record-panel.tsx';
