import { createRoute } from '@tanstack/react-router';
import { paths } from '../paths/index.ts';
import { Redirect } from './guards/index.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

const getParentRoute = () => rootRoute;

/** Any address that is not listed redirects to the landing page, which can read where the visitor came from. */
export const anythingElse = createRoute({ getParentRoute, path: '$', component: ToLanding });

/** Where an app requests access: open to everyone, with a login first if necessary. */
export const connectAppRoute = createRoute({
  getParentRoute,
  path: paths.connectApp,
  component: lazyPage(() => import('./routes/connect-app.tsx')),
});

function ToLanding() {
  return <Redirect to={paths.landing} from={window.location.pathname} />;
}

/** A gallery of the design system for development; builds leave it out. */
export const forDevelopers = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: paths.gallery,
        component: lazyPage(() => import('./routes/gallery.tsx')),
      }),
    ]
  : [];
