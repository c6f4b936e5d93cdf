import { RouterProvider } from '@tanstack/react-router';
import { DataProvider } from '../platform/data/index.ts';
import { router } from './router.tsx';
import { StaffToasts } from './staff-toasts.tsx';
import '../ui/styles.css';

/** Everything that surrounds the routes. */
export function App() {
  return (
    <DataProvider>
      <RouterProvider router={router} />
      <StaffToasts />
    </DataProvider>
  );
}
