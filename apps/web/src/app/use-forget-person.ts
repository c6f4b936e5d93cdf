import { useEffect } from 'react';
import { useSession } from '../platform/session/index.ts';
import { keepText, readText } from '../platform/storage/index.ts';

/** Who this device was last signed in for. */
const personKey = 'clearpaw.person';

/**
 * What a device keeps for the time without a network goes with the person it was kept for: badges and their key, and what
 * a scanner reads by. Signing out is one way to go; a session that was ended elsewhere, or somebody else signing in,
 * are others. Check-ins that still wait are kept: they are somebody's arrivals.
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
    const [{ forgetBadges }, { forgetDoor }] = await Promise.all([
      import('../features/badges/index.ts'),
      import('../features/check-ins/index.ts'),
    ]);
    await Promise.all([forgetBadges(), forgetDoor()]);
  }
  keepText(personKey, uid);
}
