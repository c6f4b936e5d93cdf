import { paths } from '../../../paths/index.ts';
/** What the server pushes: a title, one line without anything medical, and where it leads. */
export interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** The parts of a service worker that pushing needs; its own types are not those of a page. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: { openWindow(path: string): Promise<unknown> };
}

/** Reads what was pushed; null where it is not ours. */
export function readPushed(text: string): Pushed | null {
  try {
    const { id, title, body, path } = JSON.parse(text) as Partial<Pushed>;
    const isOurs = [id, title, body, path].every((part) => typeof part === 'string') && path?.startsWith('/');
    return isOurs ? ({ id, title, body, path } as Pushed) : null;
  } catch {
    return null;
  }
}

/** Shows what was pushed; a repeat of the same alert takes the first one's place. */
export async function showPush(
  { registration }: Pick<PushScope, 'registration'>,
  text: string,
): Promise<void> {
  const pushed = readPushed(text);
  if (!pushed) return;
  const { id, title, body, path } = pushed;
  await registration.showNotification(title, { body, tag: id, data: path, icon: '/icon-192.png' });
}

/** Opens where a shown alert leads, below our own address only. */
export async function openPush({ clients }: Pick<PushScope, 'clients'>, path: unknown): Promise<void> {
  await clients.openWindow(typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : paths.alerts);
}
