import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { direction } from '../../platform/messages/index.ts';
import { type Navigation, NavigationProvider } from '../../platform/navigation/index.ts';
import { UiProvider } from '../../ui/provider/index.ts';
import { AppLink } from '../app-link.tsx';
import { publicTitles } from '../public-titles.ts';
import { useArrival } from '../use-arrival.ts';
import { type PageLocation, readAddress, writeAddress } from './page-location.ts';
import { loadPage } from './pages.ts';
import { takeOverFields } from './take-over-fields.ts';

const loadApp = () => import('../app.tsx');
const App = lazy(() => loadApp().then(({ App: Whole }) => ({ default: Whole })));

interface PublicAppProps {
  /** What was rendered at build. */
  readonly first: PageLocation;
  /** Where this visitor wanted to go: the build could not know, so it comes a moment later. */
  readonly from?: string | undefined;
}

/** A public page with its links. Following a link into the app replaces it with the whole app, without a page load. */
export function PublicApp({ first, from }: PublicAppProps) {
  const [pageLocation, setPageLocation] = useState(first);
  useEffect(() => {
    if (from !== undefined) setPageLocation((now) => ({ ...now, from }));
  }, [from]);
  useLayoutEffect(() => {
    dispatchEvent(new Event('hydrated'));
    const root = document.getElementById('root');
    if (root) takeOverFields(root);
  }, []);
  useFollowBack(pageLocation.page !== null, setPageLocation);
  const navigation = useMemo((): Navigation => navigationFrom(pageLocation, setPageLocation), [pageLocation]);
  const titles: Partial<Record<string, string>> = publicTitles;
  useArrival(titles[pageLocation.path], pageLocation.path);
  if (pageLocation.page === null) {
    return (
      <Suspense>
        <App />
      </Suspense>
    );
  }
  return (
    <NavigationProvider navigation={navigation}>
      <UiProvider link={AppLink} direction={direction}>
        <Shown page={pageLocation.page} />
      </UiProvider>
    </NavigationProvider>
  );
}

function Shown({ page: Page }: { readonly page: ComponentType }) {
  return <Page />;
}

type SetLocation = (pageLocation: PageLocation) => void;

function navigationFrom({ path, search, from }: PageLocation, setPageLocation: SetLocation): Navigation {
  return {
    path,
    search,
    from,
    async go(to, options = {}) {
      const { pathname } = new URL(to, location.href);
      // The next page is loaded first; until then the current page stays usable.
      const page = await loadPage(pathname).catch(() => undefined);
      const isMissing =
        page === undefined || (page === null && !(await loadApp().then(Boolean, () => false)));
      // Without a network the current page stays, and says so. With one, only a load of the document can help.
      if (isMissing && !navigator.onLine) return;
      writeAddress(to, options);
      if (isMissing) return location.reload();
      setPageLocation({ page, ...readAddress() });
      if (page !== null && !options.keepScroll) scrollTo({ top: 0, behavior: 'instant' });
    },
    prepare(to) {
      const { pathname } = new URL(to, location.href);
      // What cannot be fetched now is asked for again when it is really wanted.
      const fetchIt = async () => (await loadPage(pathname)) ?? (await loadApp());
      void fetchIt().catch(() => {});
    },
  };
}

/** Handles the browser's back and forward. Once the app is loaded, its router handles them. */
function useFollowBack(isOurs: boolean, setPageLocation: SetLocation): void {
  useEffect(() => {
    if (!isOurs) return;
    const follow = async () => {
      const address = readAddress();
      setPageLocation({ page: await loadPage(address.path), ...address });
    };
    const onBack = () => void follow();
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOurs, setPageLocation]);
}
