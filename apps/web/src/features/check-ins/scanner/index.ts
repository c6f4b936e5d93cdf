export { OverrideDialog } from './override-dialog.tsx';
export { ScanClosed } from './scan-closed.tsx';
export { ScannedPet } from './scanned-pet.tsx';
export { ScannerPage } from './scanner-page.tsx';
