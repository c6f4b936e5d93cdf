import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread or process, so that it runs after the one that serves requests; less where a
 * person waits for it, because on a busy machine the lowest gets almost no time. Linux has priorities per thread; on
 * other systems this would slow the whole server.
 */
export function stepBack({ isAwaited = false }: { readonly isAwaited?: boolean } = {}): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  if (process.platform === 'linux') setPriority(isAwaited ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);
}
