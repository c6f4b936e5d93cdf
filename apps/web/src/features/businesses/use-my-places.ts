import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { keepText, readText } from '../../platform/storage/index.ts';
import { choosePlace } from './choose-place.ts';
import type { Place } from './place.ts';

export type MyPlaces =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'loaded';
      readonly places: readonly Place[];
      readonly current: Place | null;
      readonly choose: (placeId: string) => void;
    };

const chosenKey = 'clearpaw.place';

/** Where the person works, and which of these places this device shows. */
export function useMyPlaces(): MyPlaces {
  const list = useCall('listMyBusinesses', { limit: 100 });
  const [chosenId, setChosenId] = useState(() => readText(chosenKey));
  const choose = (placeId: string) => {
    keepText(chosenKey, placeId);
    setChosenId(placeId);
  };
  if (list.isPending) return { status: 'loading' };
  if (list.isError && !(list.data && isUnanswered(list.error))) {
    return { status: 'failed', message: list.error.message, retry: () => void list.refetch() };
  }
  const places = list.data.items;
  return { status: 'loaded', places, current: choosePlace(places, chosenId), choose };
}
