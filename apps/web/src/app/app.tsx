import { RouterProvider } from '@tanstack/react-router';
import { DataProvider } from '../platform/data/index.ts';
import { ToastArea } from '../ui/toast/index.ts';
import { router } from './router.tsx';
import '../ui/styles.css';

/** Everything that surrounds the routes. */
export function App() {
  return (
    <DataProvider>
      <RouterProvider router={router} />
      <ToastArea />
    </DataProvider>
  );
}
