import { useEffect, useRef } from 'react';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';

/** New rules change many pets at once; the page is read again once changes pause this long. */
const quietMs = 300;

/** Reads customers again when a pet's verdict or sharing changes, or when a pet is connected or disconnected. */
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
