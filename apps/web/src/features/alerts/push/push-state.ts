/** Whether this device is pushed to, or why it cannot be. */
export type PushState = 'unavailable' | 'denied' | 'off' | 'on';

/** The service worker that shows what is pushed; absent where the app is not installed with one. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the reader and then the browser's push service; null where either says no. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return subscription.toJSON();
}

/** Ends it; answers the address that is now worthless. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
