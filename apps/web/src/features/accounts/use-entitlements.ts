import { type Entitlements, freeEntitlements } from '@clearpaw/domain';
import { useState } from 'react';
import { useWatch } from '../../platform/data/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { accountWords } from './words.ts';

export type EntitlementState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly entitlements: Entitlements }
  | { readonly status: 'error'; readonly message: string };

/** Follows the person's entitlements live; without a person the free defaults hold. */
export function useEntitlements(): EntitlementState {
  const current = useSession();
  const words = useWordsOf(accountWords);
  const uid = current.ready ? current.uid : null;
  const [latest, setLatest] = useState<Entitlements | null>(null);
  const state = useWatch('watchEntitlements', uid === null ? null : {}, setLatest);
  if (current.ready && uid === null) return { status: 'loaded', entitlements: freeEntitlements };
  if (typeof state === 'object') return { status: 'error', message: words.entitlementsFailed };
  return latest ? { status: 'loaded', entitlements: latest } : { status: 'loading' };
}
