import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components';
import { DataProvider } from '../platform/data/index.ts';
import { useLocale } from '../platform/messages/index.ts';
import { router } from './router.tsx';
import { StaffToasts } from './staff-toasts.tsx';
import '../ui/styles.css';

/** Everything that surrounds the routes. Without a locale, React Aria would take the browser's language, not the page's. */
export function App() {
  return (
    <I18nProvider locale={useLocale()}>
      <DataProvider>
        <RouterProvider router={router} />
        <StaffToasts />
      </DataProvider>
    </I18nProvider>
  );
}
