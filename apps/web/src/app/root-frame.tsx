import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { UiProvider } from '../ui/provider/index.ts';
import { AppLink } from './app-link.tsx';
import { RouterWay } from './router-way.tsx';
import { useArrival } from './use-arrival.ts';
import { useForgetPerson } from './use-forget-person.ts';

/** Around every page: how addresses are followed, the window's title, the focus. */
export function RootFrame() {
  const { pathname } = useLocation();
  useArrival(useMatches().at(-1)?.fullPath ?? '/', pathname);
  useForgetPerson();
  return (
    <RouterWay>
      <UiProvider link={AppLink}>
        <Outlet />
      </UiProvider>
    </RouterWay>
  );
}
