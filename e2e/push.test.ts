import type { Browser, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const pushed = {
  id: 'a1',
  title: 'Clearpaw',
  body: 'Biscuit: something to renew within 10 days',
  path: '/pets/p1',
};

it('what is pushed to a browser is shown by a worker of its own, and nothing that is not ours; a touch opens it', async () => {
  const person = await openPage(browser, desk, { offline: true });
  const { page } = person;
  // The test browser has no notifications and always answers "denied"; its permission is granted here.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  await register(person, 'push@story.test', 'Pet Owner');
  await page.goto('/alerts');
  // The app's own worker can also start now.
  const coming = page
    .context()
    .waitForEvent('serviceworker', (worker) => worker.url().includes('/assets/push-worker'));
  const deliver = await listenForWorker(person);
  // No push service can be reached from here: the switch enters the worker, and then stays off.
  await page.locator('label', { hasText: 'Push notifications on this device' }).click();
  const worker = await coming;
  await keepWhatIsShown(worker);
  await deliver(pushed);
  await deliver({ ...pushed, id: 'a2', path: 'https://evil.test' });
  await deliver({ ...pushed, id: 'a3', body: 'Biscuit was checked in' });
  const shown = () => worker.evaluate(() => (globalThis as unknown as Kept).kept);
  const icon = '/icon-192.png';
  await expect
    .poll(shown)
    .toEqual([
      ['Clearpaw', { body: pushed.body, tag: 'a1', data: '/pets/p1', icon }],
      ['Clearpaw', { body: 'Biscuit was checked in', tag: 'a3', data: '/pets/p1', icon }],
      'closed',
      'opened /pets/p1',
    ]);
  await person.close();
});

interface Kept {
  kept: unknown[];
}

/** The browser's own part is only recorded: showing a notification, and opening a page when it is tapped. */
async function keepWhatIsShown(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Kept & {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: unknown };
      dispatchEvent(event: Event): void;
      ExtendableEvent: typeof Event;
    };
    scope.kept = [];
    scope.registration.showNotification = async (...shown) => {
      scope.kept.push(shown);
      if (scope.kept.length < 2) return;
      const event = new scope.ExtendableEvent('notificationclick');
      const notification = { close: () => scope.kept.push('closed'), data: shown[1]?.data };
      scope.dispatchEvent(Object.assign(event, { notification }));
    };
    scope.clients.openWindow = async (path: string) => scope.kept.push(`opened ${path}`);
  });
}

/** Passes a message to the worker as the browser does for its push service. */
async function listenForWorker({ page }: BrowserPerson): Promise<(message: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const entered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ours = versions.find(
        ({ scriptURL, status }) => scriptURL.includes('push-worker') && status === 'activated',
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return async (message) => {
    const registrationId = await entered;
    const { origin } = new URL(page.url());
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}
