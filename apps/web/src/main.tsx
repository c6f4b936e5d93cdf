import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applyKeptTheme } from './platform/theme/index.ts';
import './ui/styles.css';

applyKeptTheme();

/** After a new release the old files are gone: the page is loaded anew, once, instead of failing. */
window.addEventListener('vite:preloadError', (event) => {
  const key = 'clearpaw.reloaded';
  if (Date.now() - Number(sessionStorage.getItem(key)) < 10_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  event.preventDefault();
  location.reload();
});

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
