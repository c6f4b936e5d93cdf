import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { keepSampleIn } from '../features/sample-business/sample-history.ts';
import { PageSkeleton } from '../ui/feedback/index.ts';
import { RouteError } from './route-error.tsx';
import { routeTree } from './routes.tsx';

/** The app's router. Each page is a separate chunk, loaded when it is first opened. */
export const router = createAppRouter();

/** The same routes with another history than the browser's, as tests of screens need it. */
export function createAppRouter(options: { readonly history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: () => <PageSkeleton />,
    scrollRestoration: true,
    ...options,
    history: keepSampleIn(options.history ?? createBrowserHistory()),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Where someone wanted to go before being asked who they are; with its query. */
    from?: string;
    /** Whether the entry belongs to the sample business; entries that follow inherit it. */
    sample?: boolean;
  }
}
