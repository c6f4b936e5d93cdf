import { useEffect, useState } from 'react';
import type { PetHereToday } from './care-plan.ts';
import { careRanks } from './care-task.ts';

interface KeptOrder {
  readonly sortedAt: number;
  readonly ranks: ReadonlyMap<string, number>;
}

const noOrder: KeptOrder = { sortedAt: 0, ranks: new Map() };

/**
 * The places of pets and tasks, as they were when the page was opened or returned to. An entry does not change them: a
 * button must not move away while it is pressed.
 */
export function useCareOrder(pets: readonly PetHereToday[] | undefined): ReadonlyMap<string, number> {
  const [openedAt, setOpenedAt] = useState(Date.now);
  const [kept, setKept] = useState(noOrder);
  useEffect(() => {
    const reopen = () => document.visibilityState === 'visible' && setOpenedAt(Date.now());
    document.addEventListener('visibilitychange', reopen);
    return () => document.removeEventListener('visibilitychange', reopen);
  }, []);
  if (pets && kept.sortedAt !== openedAt) {
    const sorted = { sortedAt: openedAt, ranks: careRanks(pets, new Date(openedAt)) };
    setKept(sorted);
    return sorted.ranks;
  }
  return kept.ranks;
}
