/** What is kept of a place for the time without a network. */
export { findKit, refreshKit } from './door-kit.ts';
/** The scanner opens without a network. */
export { forgetDoor, keepPlace, useOfflinePlace } from './offline-place.ts';
/** Check-ins that wait on this device. */
export { enqueue } from './queue.ts';
export { QueueBar } from './queue-bar.tsx';
/** The answer without a network. */
export { type OfflineReading, type OfflineRefusal, readOffline } from './read-offline.ts';
export { startOfflineWorker } from './start-offline-worker.ts';
/** Keeps lists fresh while the scanner is open. */
export { useKit } from './use-kit.ts';
/** What still waits. */
export { useUnsent } from './use-queue.ts';
