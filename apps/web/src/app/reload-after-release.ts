const key = 'clearpaw.reloaded';
const onceInMs = 10_000;

/** After a new release the old files are gone: the page is loaded anew, once, instead of failing. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
