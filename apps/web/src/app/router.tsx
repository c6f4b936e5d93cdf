import { createRouter } from '@tanstack/react-router';
import { PageSkeleton } from '../ui/feedback/index.ts';
import { RouteError } from './route-error.tsx';
import { routeTree } from './routes.tsx';

/** The addresses of the app. Each page is its own chunk, loaded when it is first looked at. */
export const router = createRouter({
  routeTree,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: () => <PageSkeleton />,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Where someone wanted to go before being asked who they are; with its query. */
    from?: string;
  }
}
