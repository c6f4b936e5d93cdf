import { formatLiveFragment, slotAt, slotSeconds, type WebKeyPair } from '@clearpaw/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnanswered } from '../../platform/offline/index.ts';
import { call } from '../../platform/session/index.ts';
import { findDeviceKey, findKeptBadge, type KeptBadge, keepBadge } from './device-key.ts';

/** A badge that is bound to this device, with the key that makes it live. */
export interface Bound {
  readonly badge: KeptBadge;
  readonly key: WebKeyPair;
  /** There was no network; the badge is the one stored on this device. */
  readonly kept: boolean;
}

export interface LiveCode {
  readonly url: string;
  readonly secondsLeft: number;
}

/** The badge of a pet, from the server or, without a network, as it was last read on this device. */
export function useBoundBadge(petId: string) {
  return useQuery({
    queryKey: ['getBadge', { petId, live: true }],
    queryFn: () => readBound(petId),
    // A new credential each hour keeps its doses current and leaves it nearly a week of validity.
    refetchInterval: 60 * 60 * 1000,
  });
}

async function readBound(petId: string): Promise<Bound> {
  const key = await findDeviceKey();
  try {
    const deviceKey = (await crypto.subtle.exportKey('jwk', key.publicKey)) as PublicJwk;
    const { code, url, credential, expiresAt } = await call('getBadge', { petId, deviceKey });
    const badge = { petId, code, url, credential, expiresAt };
    await keepBadge(badge);
    return { badge, key, kept: false };
  } catch (problem) {
    // A badge that the server refuses is not shown from storage.
    const kept = isUnanswered(problem) ? await findKeptBadge(petId, new Date()) : null;
    if (kept) return { badge: kept, key, kept: true };
    throw problem;
  }
}

type PublicJwk = { kty: 'EC'; crv: 'P-256'; x: string; y: string };

/** The address to show now: a new one every half-minute, signed by this device, with or without a network. */
export function useLiveCode(bound: Bound | undefined): LiveCode | null {
  const [shown, setShown] = useState<LiveCode | null>(null);
  useEffect(() => {
    if (!bound) return;
    let left = false;
    let slot = -1;
    let url = '';
    const tick = async () => {
      const now = Date.now();
      const current = slotAt(now);
      if (current !== slot) {
        slot = current;
        const { credential } = bound.badge;
        const fragment = await formatLiveFragment(credential, current, bound.key.privateKey);
        url = bound.badge.url.replace(/#.*/, `#${fragment}`);
      }
      const secondsLeft = Math.ceil((current + 1) * slotSeconds - now / 1000);
      if (!left && url !== '') setShown({ url, secondsLeft });
    };
    void tick();
    const timer = setInterval(() => void tick(), 1_000);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [bound]);
  return shown;
}
