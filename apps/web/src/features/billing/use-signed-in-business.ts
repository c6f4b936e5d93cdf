import { useEffect, useState } from 'react';
import { call, session, useSession } from '../../platform/session/index.ts';

/**
 * Whether a business is signed in, null until that is known. Read without the app's cache, which the landing page does
 * not load.
 */
export function useSignedInBusiness(): boolean | null {
  const current = useSession();
  const uid = current.ready ? current.uid : null;
  const [business, setBusiness] = useState<boolean | null>(null);
  useEffect(() => {
    // Without a response the visitor counts as not signed in.
    if (!current.ready) void session.refresh().catch(() => setBusiness(false));
  }, [current.ready]);
  useEffect(() => {
    if (!current.ready) return;
    if (uid === null) return setBusiness(false);
    call('getProfile', {}).then(
      (profile) => setBusiness(profile?.userType === 'business'),
      () => setBusiness(false),
    );
  }, [current.ready, uid]);
  return business;
}
