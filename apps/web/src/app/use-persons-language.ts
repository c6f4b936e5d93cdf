import type { Language } from '@clearpaw/protocol';
import { useEffect } from 'react';
import { openInLanguage } from '../platform/messages/index.ts';

/** Someone who chose a language reads it on every device they sign in with. */
export function usePersonsLanguage(chosen: Language | null): void {
  useEffect(() => {
    if (chosen !== null) openInLanguage(chosen);
  }, [chosen]);
}
