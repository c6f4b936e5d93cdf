import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread or process, so that it runs after the one that serves requests. Linux has
 * priorities per thread; on other systems this would slow the whole server.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
