import { useEffect, useRef } from 'react';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';

/** New rules change many pets at once; the page is read again once they are through. */
const quietMs = 300;

/** Reads customers again when a verdict of a pet changes, or when one comes, goes, or is shared differently. */
export function useLiveCustomers(businessId: string): void {
  const readAgain = useReadAgain();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useWatch('watchConnections', { businessId }, (message) => {
    if (!('petId' in message)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => readAgain('listCustomers', 'getCustomer'), quietMs);
  });
}
