import { useEffect, useRef } from 'react';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';

/** New rules change many pets at once; the list is read again once changes pause this long. */
const quietMs = 300;

/** Reads lists, pets and unmet rules again when verdicts change, or when a pet is connected or disconnected. */
export function useLiveVerdicts(businessId: string): void {
  const readAgain = useReadAgain();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useWatch('watchConnections', { businessId }, (message) => {
    if (!('petId' in message)) return;
    clearTimeout(timer.current);
    const readThem = () =>
      readAgain('listConnections', 'listConnectionDetails', 'getConnectedPet', 'getRequirements');
    timer.current = setTimeout(readThem, quietMs);
  });
}
