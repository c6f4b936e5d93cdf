import { setPriority } from 'node:os';

/** Linux gives such a process about a third of the time that one of ordinary priority gets. */
const behindRequests = 5;

/**
 * Lowers the priority of the calling thread or process, so that it runs after the one that serves requests. Not to the
 * lowest: people wait for what is read there, and on a busy machine that gets no time at all. Linux has priorities per
 * thread; on other systems this would slow the whole server.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(behindRequests);
}
