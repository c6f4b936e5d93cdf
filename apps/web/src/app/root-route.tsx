import { createRootRoute } from '@tanstack/react-router';
import { paths } from '../paths/index.ts';
import { Redirect } from './guards/index.ts';
import { RootFrame } from './root-frame.tsx';

/** The frame around every page. */
export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: () => <Redirect to={paths.landing} />,
});
