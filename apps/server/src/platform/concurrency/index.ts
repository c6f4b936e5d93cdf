/** Heavy work that outsiders cause: bounded in time, in memory, and in how much of it runs at once. */
export { type ProcessDraft, receiveData, runInProcess, sendMessage } from './run-in-process.ts';
export { runInThread, type ThreadDraft, type ThreadEnd, type ThreadMessage } from './run-in-thread.ts';
export { createSemaphore, QueueFull, type Semaphore } from './semaphore.ts';
export { stepBack } from './step-back.ts';
