/** Whether a call may be asked again. */
export { isUnanswered } from './is-unanswered.ts';
/** What was decided without a network, sent once there is one. */
export { createQueue, type Queued } from './queue.ts';
/** Scanner, badge and kiosk open without a network. */
export { startOfflineWorker } from './start-offline-worker.ts';
