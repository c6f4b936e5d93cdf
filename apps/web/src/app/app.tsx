import { RouterProvider } from '@tanstack/react-router';
import { DataProvider } from '../platform/data/index.ts';
import { UiProvider } from '../ui/provider/index.ts';
import { ToastArea } from '../ui/toast/index.ts';
import { AppLink } from './app-link.tsx';
import { router } from './router.tsx';

/** Everything that surrounds the routes. */
export function App() {
  return (
    <UiProvider link={AppLink}>
      <DataProvider>
        <RouterProvider router={router} />
        <ToastArea />
      </DataProvider>
    </UiProvider>
  );
}
