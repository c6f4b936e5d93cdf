import { paths } from '../../../paths/index.ts';
/** A push message: a title, one line without anything medical, and the path it leads to. */
export interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** The parts of a service worker that push messages need; a page's types do not include them. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: { openWindow(path: string): Promise<unknown> };
}

/** Reads a push message; null if it is not ours. */
export function readPushed(text: string): Pushed | null {
  try {
    const { id, title, body, path } = JSON.parse(text) as Partial<Pushed>;
    const isOurs = [id, title, body, path].every((part) => typeof part === 'string') && path?.startsWith('/');
    return isOurs ? ({ id, title, body, path } as Pushed) : null;
  } catch {
    return null;
  }
}

/** Shows a push message; a repeat of the same alert replaces the first one. */
export async function showPush(
  { registration }: Pick<PushScope, 'registration'>,
  text: string,
): Promise<void> {
  const pushed = readPushed(text);
  if (!pushed) return;
  const { id, title, body, path } = pushed;
  await registration.showNotification(title, { body, tag: id, data: path, icon: '/icon-192.png' });
}

/** Opens the page of an alert, only below our own address. */
export async function openPush({ clients }: Pick<PushScope, 'clients'>, path: unknown): Promise<void> {
  await clients.openWindow(typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : paths.alerts);
}
