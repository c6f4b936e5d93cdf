export { isUnanswered, isUnreached } from './is-unanswered.ts';
export { createQueue, type Queued } from './queue.ts';
export { startOfflineWorker } from './start-offline-worker.ts';
export { useOnline } from './use-online.ts';
