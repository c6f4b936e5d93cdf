import { productName } from '@clearpaw/domain';
import { useEffect, useRef } from 'react';
import { useWordsOf } from '../platform/words/index.ts';
import { pageTitles } from './page-titles.ts';

/**
 * Names the page in the window's title, and moves the focus to it when it changes.
 * @param address the page's pattern, such as `/pets/$petId`
 */
export function useArrival(address: string, path: string): void {
  const titles = useWordsOf(pageTitles);
  const title = titles[address as keyof typeof titles];
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title]);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // An address that names a part of the page leads the focus there.
    if (window.location.hash !== '') return;
    // A reader of screens hears where they are; the first page speaks for itself.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
