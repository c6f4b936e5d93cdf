import type { businesses, OutputOf } from '@clearpaw/contract';
import { createContext, use } from 'react';

/** A business, and the person's role there. */
export type Business = OutputOf<typeof businesses.listMyBusinesses>['items'][number];

/**
 * The business whose pages are shown. `readOnly`: its plan has ended, so everything can be read and nothing written.
 */
export type OpenBusiness = Business & { readonly readOnly: boolean };

export const BusinessContext = createContext<OpenBusiness | null>(null);

/** The business whose pages are shown; only below the business area, which provides it. */
export function useBusiness(): OpenBusiness {
  const business = use(BusinessContext);
  if (business === null) throw new Error('usePlace stands outside of the business area.');
  return business;
}

/** Every business where the person works, and what shows another one on this device. */
export interface BusinessChoice {
  readonly businesses: readonly Business[];
  readonly choose: (businessId: string) => void;
}

export const BusinessChoiceContext = createContext<BusinessChoice>({ businesses: [], choose: () => {} });

export const useBusinessChoice = (): BusinessChoice => use(BusinessChoiceContext);
