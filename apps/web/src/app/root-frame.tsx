import { productName } from '@clearpaw/domain';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWordsOf } from '../platform/words/index.ts';
import { pageTitles } from './page-titles.ts';

/** Around every page: names it in the window's title, and moves the focus to it when it changes. */
export function RootFrame() {
  const titles = useWordsOf(pageTitles);
  const { pathname } = useLocation();
  const address = useMatches().at(-1)?.fullPath ?? '/';
  const title = titles[address as keyof typeof titles];
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A reader of screens hears where they are; the first page speaks for itself.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <Outlet />;
}
