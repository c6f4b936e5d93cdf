import { useEffect, useRef } from 'react';
import { useReadAgain } from '../../platform/data/index.ts';
import type { Document } from './use-documents.ts';

/** Most documents are read in a few seconds. */
const askEveryMs = 3_000;

/**
 * Reloads the list while a document in it is being read. Once it is read, businesses can judge it, so their verdicts
 * are reloaded as well.
 */
export function useReadingEnd(documents: readonly Document[]): void {
  const readAgain = useReadAgain();
  const reading = documents.filter(({ state }) => state === 'processing').length;
  const before = useRef(reading);
  useEffect(() => {
    if (reading < before.current) readAgain('getCompliance', 'listOpenRequirements', 'listPetConnections');
    before.current = reading;
    if (reading === 0) return;
    const timer = setInterval(() => readAgain('listDocuments'), askEveryMs);
    return () => clearInterval(timer);
  }, [reading, readAgain]);
}
