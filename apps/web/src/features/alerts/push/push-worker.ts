// Runs in the background, even if no page of ours is open: shows push messages, and opens their pages.
import { openPush, type PushScope, showPush } from './show-push.ts';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushing extends Waiting {
  readonly data: { text(): string } | null;
}
interface Touched extends Waiting {
  readonly notification: { close(): void; readonly data: unknown };
}
interface PushWorker extends PushScope {
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listen: (event: Waiting) => void): void;
  addEventListener(name: 'push', listen: (event: Pushing) => void): void;
  addEventListener(name: 'notificationclick', listen: (event: Touched) => void): void;
}

// The types of a page do not include those of a service worker.
const worker = globalThis as unknown as PushWorker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(worker, event.notification.data));
});
