import type { Page } from 'playwright-core';

/** The number of entries in each list of a database on this device; empty if it was never opened. */
export async function countKept(page: Page, database: string): Promise<Record<string, number>> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name)) return {};
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const counts: Record<string, number> = {};
    for (const list of Array.from(opened.objectStoreNames)) {
      counts[list] = await new Promise((resolve, reject) => {
        const counting = opened.transaction(list).objectStore(list).count();
        counting.onerror = () => reject(counting.error);
        counting.onsuccess = () => resolve(counting.result);
      });
    }
    opened.close();
    return counts;
  }, database);
}

/** The data a scanner uses offline, as far as these tests check it. */
interface OfflineSnapshot {
  readAt: number;
  revoked: Set<number>;
}

/** Reads the one kit on this device, and makes it older by some hours. */
export async function ageSnapshot(page: Page, hours: number): Promise<{ readAt: number; revoked: number }> {
  return page.evaluate(async (older) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('clearpaw-door');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const list = opened.transaction('kits', 'readwrite').objectStore('kits');
    const found = await new Promise<{ key: IDBValidKey; snapshot: OfflineSnapshot }>((resolve, reject) => {
      const walking = list.openCursor();
      walking.onerror = () => reject(walking.error);
      walking.onsuccess = () => {
        const at = walking.result;
        if (at) resolve({ key: at.key, snapshot: at.value });
        else reject(new Error('No lists are kept on this device.'));
      };
    });
    const snapshot = { ...found.snapshot, readAt: found.snapshot.readAt - older * 3_600_000 };
    await new Promise((resolve, reject) => {
      const writing = list.put(snapshot, found.key);
      writing.onerror = () => reject(writing.error);
      writing.onsuccess = resolve;
    });
    opened.close();
    return { readAt: snapshot.readAt, revoked: snapshot.revoked.size };
  }, hours);
}

/** The worker has cached the scanner's files, and the lists are on the device. */
export async function expectReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let glance = 0; glance < 120; glance += 1) {
    if ((await countKept(page, 'clearpaw-door')).kits === 1) return;
    await page.waitForTimeout(250);
  }
  throw new Error('The lists were not kept on this device within 30 s.');
}
