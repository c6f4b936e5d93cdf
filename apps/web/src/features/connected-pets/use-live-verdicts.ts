import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from '../../platform/data/index.ts';

/** New rules change many pets at once; the list is read again once they are through. */
const quietMs = 300;

/** Reads lists, pets and the rules they miss again when their verdicts change, or when one comes or goes. */
export function useLiveVerdicts(businessId: string): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useWatch('watchConnections', { businessId }, (message) => {
    if (!('petId' in message)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const name of ['listConnections', 'getConnectedPet', 'getRequirements']) {
        void queries.invalidateQueries({ queryKey: [name] });
      }
    }, quietMs);
  });
}
