import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { type Navigation, NavigationProvider } from '../platform/navigation/index.ts';

/** The router as the pages see it that are also shown without one. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const navigate = useNavigate();
  const { pathname, searchStr, state } = useLocation();
  const { from } = state;
  const navigation = useMemo(
    (): Navigation => ({
      path: pathname,
      search: searchStr,
      from,
      go: (to, { replace = false, from: wanted, keepScroll = false } = {}) =>
        navigate({
          href: to,
          replace,
          resetScroll: !keepScroll,
          state: wanted === undefined ? {} : { from: wanted },
        }),
      prepare: (to) => void router.preloadRoute({ to }).catch(() => {}),
    }),
    [router, navigate, pathname, searchStr, from],
  );
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
