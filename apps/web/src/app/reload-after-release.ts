const key = 'clearpaw.reloaded';
const onceInMs = 10_000;

/** After a new release the old files no longer exist: the page is reloaded once instead of failing. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would lose the page to the browser's own error page.
    if (!navigator.onLine) return;
    if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/**
 * Whether a page failed because one of its files could not be fetched. A browser does not request a failed module
 * again, so only a reload can help. The texts are those of Chromium, Firefox and WebKit, and of Vite for styles.
 */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}
