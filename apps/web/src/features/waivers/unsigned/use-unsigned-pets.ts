import type { OutputOf, waivers } from '@clearpaw/contract';
import type { UnsignedReason } from '@clearpaw/domain';
import { useDeferredValue } from 'react';
import { usePages } from '../../../platform/data/index.ts';

export type UnsignedPet = OutputOf<typeof waivers.listUnsignedPets>['items'][number];

/** What the list is narrowed to. */
export interface UnsignedChoice {
  readonly reason: UnsignedReason | 'all';
  readonly search: string;
}

export const everyUnsigned: UnsignedChoice = { reason: 'all', search: '' };

/** The pets for which a waiver is not signed, page by page; loaded pages stay visible while others load. */
export function useUnsignedPets(waiverId: string, choice: UnsignedChoice) {
  const { reason, search } = useDeferredValue(choice);
  const input = {
    ...{ waiverId, limit: 50 },
    ...(reason === 'all' ? {} : { reason }),
    ...(search.trim() ? { search: search.trim() } : {}),
  };
  const query = usePages('listUnsignedPets', input, { keepPrevious: true });
  const pages = query.data?.pages ?? [];
  return { query, pets: pages.flatMap(({ items }) => items), totals: pages[0]?.totals ?? null };
}
