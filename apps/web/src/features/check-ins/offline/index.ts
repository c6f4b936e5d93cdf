/** What is kept of a business for the time without a network. */

export { findSnapshot } from './find-snapshot.ts';
/** The scanner opens without a network. */
export { clearOfflineStore, saveBusiness, useOfflineBusiness } from './offline-business.ts';
export { QueueBar } from './queue-bar.tsx';
/** The answer without a network. */
export { type OfflineReading, readOffline } from './read-offline.ts';
/** Check-ins, sent or kept on this device until they are. */
export { type Sent, saveDecision } from './save-decision.ts';
export { useOnline } from './use-online.ts';
/** What still waits. */
export { useUnsent } from './use-queue.ts';
/** Keeps lists fresh while the scanner is open, and says how it is connected. */
export { type ScannerLine, useSnapshot } from './use-snapshot.ts';
