import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadAfterRelease } from './app/reload-after-release.ts';
import { forgetAskedLanguage } from './platform/messages/index.ts';
import { applyKeptTheme } from './platform/theme/index.ts';

applyKeptTheme();
forgetAskedLanguage();
reloadAfterRelease();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Told at build: other builds do not even contain it.
if (import.meta.env.VITE_PREVIEW === '1') {
  void import('./app/preview-banner.tsx').then(({ showPreviewBanner }) => showPreviewBanner());
}
