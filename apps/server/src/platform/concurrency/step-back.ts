import { constants, setPriority } from 'node:os';

/**
 * Lets the thread or process that calls it run after the one that serves requests, where both want the same processor. Linux gives
 * threads priorities of their own; elsewhere this would slow the whole server.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
