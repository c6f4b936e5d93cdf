import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { paths } from '../paths/index.ts';
import { lockedPath, onLockChange } from '../platform/device-lock/index.ts';
import { usePhotoUrl } from '../platform/files/index.ts';
import { direction } from '../platform/messages/index.ts';
import { UiProvider } from '../ui/provider/index.ts';
import { AppLink } from './app-link.tsx';
import { Redirect } from './guards/index.ts';
import { pageTitles } from './page-titles.ts';
import { RouterNavigation } from './router-navigation.tsx';
import { useArrival } from './use-arrival.ts';
import { useForgetPerson } from './use-forget-person.ts';

/**
 * Around every page: how addresses are followed, the window's title, the focus; and where a device is locked, its one
 * page.
 */
export function RootFrame() {
  const { pathname } = useLocation();
  const titles: Partial<Record<string, string>> = pageTitles;
  useArrival(titles[useMatches().at(-1)?.fullPath ?? paths.landing], pathname);
  useForgetPerson();
  const locked = useSyncExternalStore(onLockChange, lockedPath, () => null);
  // The login stays reachable, so that an expired session does not cause a redirect loop.
  const away = locked !== null && pathname !== locked && pathname !== paths.login;
  return (
    <RouterNavigation>
      <UiProvider link={AppLink} direction={direction} usePhoto={usePhotoUrl}>
        {away ? <Redirect to={locked} /> : <Outlet />}
      </UiProvider>
    </RouterNavigation>
  );
}
