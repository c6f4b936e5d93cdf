import { useState } from 'react';
import { keepText, readText } from '../../platform/storage/index.ts';

/** `hidden`: shown as one line. `done`: everything is set up, so nothing is read any more. */
type State = 'hidden' | 'done';

/** Where this device remembers how far a business or a pet is, and whether its steps are hidden. */
export const setUpKey = (id: string): string => `clearpaw.set-up.${id}`;

export function useSetUpState(id: string) {
  const key = setUpKey(id);
  const [state, setState] = useState(() => readText(key));
  const keep = (next: State | null) => {
    keepText(key, next);
    setState(next);
  };
  return { state, keep };
}

const sampleKey = (businessId: string): string => `clearpaw.sample-scanned.${businessId}`;

/** Remembers on this device that the sample badge was scanned for this business. */
export function keepSampleScanned(businessId: string): void {
  keepText(sampleKey(businessId), 'yes');
}

export function wasSampleScanned(businessId: string): boolean {
  return readText(sampleKey(businessId)) !== null;
}
