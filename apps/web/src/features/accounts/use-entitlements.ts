import { type Entitlements, freeEntitlements } from '@clearpaw/domain';
import { useEffect, useState } from 'react';
import { useWatch } from '../../platform/data/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { accountMessages } from './messages.gen.ts';

/** A connection that is open and silent for this long counts as failed. */
const patienceMs = 10_000;

export type EntitlementState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly entitlements: Entitlements }
  | { readonly status: 'error'; readonly message: string; readonly retry: () => void };

/**
 * Follows the person's entitlements live; without a person the free defaults apply. A failed first load is reported at
 * once, while the stream keeps trying; after that, the last state counts.
 */
export function useEntitlements(): EntitlementState {
  const current = useSession();
  const messages = accountMessages;
  const uid = current.ready ? current.uid : null;
  const [latest, setLatest] = useState<Entitlements | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const receive = (message: unknown) => (isEntitlements(message) ? setLatest(message) : setFailed(true));
  const line = useWatch('watchEntitlements', uid === null ? null : {}, receive, attempt);
  // Kept until something is loaded, because between two attempts the connection looks as if it were only connecting.
  useEffect(() => {
    if (typeof line === 'object' || line === 'interrupted') setFailed(true);
  }, [line]);
  useEffect(() => {
    if (uid === null || latest !== null || failed) return;
    const timer = setTimeout(() => setFailed(true), patienceMs);
    return () => clearTimeout(timer);
  }, [uid, latest, failed]);
  if (current.ready && uid === null) return { status: 'loaded', entitlements: freeEntitlements };
  // A refusal ends what was known before.
  if (latest && typeof line !== 'object') return { status: 'loaded', entitlements: latest };
  if (!failed && latest === null) return { status: 'loading' };
  const retry = () => {
    setLatest(null);
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { status: 'error', message: messages.entitlementsFailed, retry };
}

/** An invalid message must never be taken for "no plan". */
function isEntitlements(message: unknown): message is Entitlements {
  const { businessConnect, tier } = Object(message) as Partial<Entitlements>;
  return typeof businessConnect === 'boolean' && typeof tier === 'string';
}
