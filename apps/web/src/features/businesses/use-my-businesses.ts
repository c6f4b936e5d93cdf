import { useState } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { keepText, readText } from '../../platform/storage/index.ts';
import { chooseBusiness } from './choose-business.ts';
import type { Business } from './current-business.ts';

export type MyBusinesses =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'loaded';
      readonly businesses: readonly Business[];
      readonly current: Business | null;
      readonly choose: (businessId: string) => void;
    };

const chosenKey = 'clearpaw.place';

/** The businesses where the person works, and the one that this device shows. */
export function useMyBusinesses(): MyBusinesses {
  const list = useAll('listMyBusinesses', {});
  const [chosenId, setChosenId] = useState(() => readText(chosenKey));
  const choose = (businessId: string) => {
    keepText(chosenKey, businessId);
    setChosenId(businessId);
  };
  if (list.isPending) return { status: 'loading' };
  if (list.isError && !(list.data && isUnanswered(list.error))) {
    return { status: 'failed', message: list.error.message, retry: () => void list.refetch() };
  }
  const businesses = list.data.items;
  return { status: 'loaded', businesses, current: chooseBusiness(businesses, chosenId), choose };
}
