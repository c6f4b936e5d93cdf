import workerUrl from './push-worker.ts?worker&url';

/** Whether this device receives push messages, or why it cannot. */
export type PushState = 'unavailable' | 'denied' | 'off' | 'on';

/** A scope without pages: this worker only shows push messages, and leaves pages to the scanner's worker. */
const scope = new URL('.', new URL(workerUrl, window.location.href)).href;

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found?.scope === scope ? found : undefined;
}

/** Registers the worker of this release. */
async function enterWorker(): Promise<ServiceWorkerRegistration> {
  const type = import.meta.env.DEV ? 'module' : 'classic';
  return navigator.serviceWorker.register(workerUrl, { scope, type });
}

export async function pushState(): Promise<PushState> {
  if (!isPossible()) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  void enterWorker().catch(() => undefined);
  return 'on';
}

/** Asks the person for permission and then the browser's push service; null if either refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if (!isPossible() || (await Notification.requestPermission()) !== 'granted') return null;
  const worker = await enterWorker();
  await becomeActive(worker);
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await worker.pushManager.subscribe(asked).catch(() => null);
  return subscription?.toJSON() ?? null;
}

async function becomeActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}

/** Unsubscribes; returns the endpoint, which is no longer valid. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
