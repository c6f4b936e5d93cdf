export { findSnapshot } from './find-snapshot.ts';
export { clearOfflineStore, saveBusiness, useOfflineBusiness } from './offline-business.ts';
export { QueueBar } from './queue-bar.tsx';
export { type OfflineReading, readOffline } from './read-offline.ts';
export { type Sent, saveDecision } from './save-decision.ts';
export { useUnsent } from './use-queue.ts';
export { type ScannerLine, useSnapshot } from './use-snapshot.ts';
