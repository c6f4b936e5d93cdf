import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { applyKeptTheme } from '../../platform/theme/index.ts';
import { reloadAfterRelease } from '../reload-after-release.ts';
import { readAddress } from './page-location.ts';
import { loadPage } from './pages.ts';
import { PublicApp } from './public-app.tsx';
import '../../ui/public.css';

applyKeptTheme();
reloadAfterRelease();

/** Hydrates the page that was rendered at build time. */
async function enter(root: HTMLElement): Promise<void> {
  const { from, ...address } = readAddress();
  const page = await loadPage(address.path);
  // In slices, as a transition: a slow phone answers a finger in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <PublicApp first={{ page, from: undefined, ...address }} from={from} />
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
if (root) void enter(root);
