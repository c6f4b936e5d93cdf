import { useEffect } from 'react';
import { forgetReads, personKey } from '../platform/data/index.ts';
import { forgetLock } from '../platform/device-lock/index.ts';
import { useSession } from '../platform/session/index.ts';
import { keepText, readText } from '../platform/storage/index.ts';

/**
 * Deletes the data that a device stores for offline use when its person leaves: badges and their key, what an owner
 * read, and what a scanner or a kiosk shows. The person leaves by signing out, when the session is ended elsewhere, or
 * when someone else signs in. Check-ins and signatures that have not been sent yet are not deleted, because they belong
 * to someone.
 */
export function useForgetPerson(): void {
  const session = useSession();
  const uid = session.ready ? session.uid : undefined;
  useEffect(() => {
    if (uid !== undefined) void forgetOthers(uid);
  }, [uid]);
}

async function forgetOthers(uid: string | null): Promise<void> {
  const before = readText(personKey);
  if (before === uid) return;
  if (before !== null) {
    forgetLock();
    const [{ forgetBadges }, { clearOfflineStore: clearScanner }, { forgetKiosk }] = await Promise.all([
      import('../features/badges/index.ts'),
      import('../features/check-ins/index.ts'),
      import('../features/waivers/index.ts'),
    ]);
    // One store that does not open must not keep the others.
    await Promise.allSettled([forgetBadges(), forgetReads(), clearScanner(), forgetKiosk()]);
  }
  keepText(personKey, uid);
}
