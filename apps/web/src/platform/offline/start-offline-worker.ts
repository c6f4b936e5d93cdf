/** Lets the browser keep the app's files, so that scanner and badge open without a network after having been opened once. */
export async function startOfflineWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
}
