import { useEffect } from 'react';
import { forgetReads, personKey } from '../platform/data/index.ts';
import { forgetLock } from '../platform/device-lock/index.ts';
import { useSession } from '../platform/session/index.ts';
import { keepText, readText } from '../platform/storage/index.ts';

/**
 * What a device keeps for the time without a network goes with the person it was kept for: badges and their key, what
 * an owner read, and what
 * a scanner or a kiosk shows. Signing out is one way to go; a session that was ended elsewhere, or someone else
 * signing in, are others. Check-ins and signatures that still wait are kept: they are someone's.
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
