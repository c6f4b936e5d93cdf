/** What the screen shows without the server's answer. */
export interface OfflineState {
  /** The last call did not reach the server. */
  readonly isAway: boolean;
  /** When each response stored on this device was read, by the key of its query. */
  readonly keptAt: ReadonlyMap<string, number>;
}

const reached: OfflineState = { isAway: false, keptAt: new Map() };
const listeners = new Set<() => void>();
let state = reached;

function enter(next: OfflineState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const offlineState = (): OfflineState => state;

export function onOfflineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A read did not reach the server; `readAt` is the age of what is shown instead. */
export function noteAway(key: string, readAt: number | null): void {
  const keptAt = readAt === null ? state.keptAt : new Map([...state.keptAt, [key, readAt]]);
  enter({ isAway: true, keptAt });
}

/** Notes that the server responded; returns whether it had been unreachable. */
export function noteReached(): boolean {
  if (!state.isAway) return false;
  enter(reached);
  return true;
}
