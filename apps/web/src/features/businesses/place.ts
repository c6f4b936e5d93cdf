import type { businesses, OutputOf } from '@clearpaw/contract';
import { createContext, use } from 'react';

/** A business, and what the person is there. */
export type Place = OutputOf<typeof businesses.listMyBusinesses>['items'][number];

/** The place whose pages are shown. `readOnly`: its plan has ended, so everything can be read and nothing written. */
export type OpenPlace = Place & { readonly readOnly: boolean };

export const PlaceContext = createContext<OpenPlace | null>(null);

/** The place whose pages are shown; only below the business area, which provides it. */
export function usePlace(): OpenPlace {
  const place = use(PlaceContext);
  if (place === null) throw new Error('usePlace stands outside of the business area.');
  return place;
}
