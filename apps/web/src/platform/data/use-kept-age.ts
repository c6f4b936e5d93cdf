import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlineState, onOfflineChange } from './offline-state.ts';

const tickMs = 30_000;

export interface KeptAge {
  readonly isAway: boolean;
  /** When the oldest stored data on the screen was read; null if none is shown. */
  readonly readAt: number | null;
  readonly retry: () => void;
}

/** Whether the server is out of reach, and how old the screen's data is then. */
export function useKeptAge(): KeptAge {
  const client = useQueryClient();
  const { isAway, keptAt } = useSyncExternalStore(onOfflineChange, offlineState, offlineState);
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isAway) return;
    const retry = () => void client.invalidateQueries();
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isAway, client]);
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const ages = shown.flatMap(({ queryKey }) => keptAt.get(hashKey(queryKey)) ?? []);
  return {
    isAway,
    readAt: ages.length > 0 ? Math.min(...ages) : null,
    retry: () => void client.invalidateQueries(),
  };
}
