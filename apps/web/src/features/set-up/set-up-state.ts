import { useState } from 'react';
import { keepText, readText } from '../../platform/storage/index.ts';

/** `hidden`: shown as one line. `done`: everything is set up, so nothing is read any more. */
type State = 'hidden' | 'done';

/** Where this device remembers how far a business is, and whether the steps are hidden. */
export const setUpKey = (businessId: string): string => `clearpaw.set-up.${businessId}`;

export function useSetUpState(businessId: string) {
  const key = setUpKey(businessId);
  const [state, setState] = useState(() => readText(key));
  const keep = (next: State | null) => {
    keepText(key, next);
    setState(next);
  };
  return { state, keep };
}
