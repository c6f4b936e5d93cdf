import { useEffect, useState } from 'react';
import { idInAddress } from './use-current-section.ts';

interface OpenSection {
  readonly open: string | undefined;
  readonly choose: (id: string) => void;
}

/** The one section of a page that is shown: the address's, else the first. */
export function useOpenSection(ids: readonly string[]): OpenSection {
  const [open, choose] = useState(() => idInAddress(ids) ?? ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const follow = () => {
      const id = idInAddress(key.split(' '));
      if (id) choose(id);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [key]);
  return { open, choose };
}
