export { receiveData, runInProcess, sendMessage, sendPiece } from './run-in-process.ts';
export { runInThread, type ThreadEnd, type ThreadMessage } from './run-in-thread.ts';
export { createSemaphore, QueueFull } from './semaphore.ts';
export { stepBack } from './step-back.ts';
