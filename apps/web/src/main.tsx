import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptRenderedPage } from './app/adopt-rendered-page.ts';
import { App } from './app/app.tsx';
import { reloadAfterRelease } from './app/reload-after-release.ts';
import { forgetAskedLanguage } from './platform/messages/index.ts';
import { applyKeptTheme } from './platform/theme/index.ts';

applyKeptTheme();
forgetAskedLanguage();
reloadAfterRelease();

const root = document.getElementById('root');
if (root) void start(root);

async function start(into: HTMLElement): Promise<void> {
  await adoptRenderedPage();
  dispatchEvent(new Event('hydrated'));
  // In slices, as a transition: a slow phone answers a finger in between.
  startTransition(() => {
    createRoot(into).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
}

// Told at build: other builds do not even contain it.
if (import.meta.env.VITE_PREVIEW === '1') {
  void import('./app/preview-banner.tsx').then(({ showPreviewBanner }) => showPreviewBanner());
}
