import {
  type BadgeClaims,
  type BadgeDose,
  calendarDateIn,
  clockGapSeconds,
  fingerprintLength,
  fingerprintText,
  judgeBadge,
  judgeOffline,
  type OfflineJudgment,
  readBadge,
  readClaims,
} from '@clearpaw/domain';
import { isTailBy, openCredential } from '@clearpaw/protocol';
import type { OfflineSnapshot } from './offline-store.ts';
import { keyIn } from './read-revocations.ts';

/** Why a badge is not accepted without a network. */
export type OfflineRefusal =
  | 'badge_invalid'
  | 'badge_expired'
  | 'badge_revoked'
  | 'badge_not_live'
  | 'key_unknown'
  | 'clock_wrong'
  | 'needs_network';

export type OfflineReading =
  | { readonly refused: OfflineRefusal }
  | {
      readonly claims: BadgeClaims;
      readonly kind: 'live' | 'paper';
      readonly judgment: OfflineJudgment;
      readonly listAgeHours: number;
    };

interface OfflineBusiness {
  readonly host: string;
  readonly timeZone: string;
  readonly service: string | null;
  /** This device's clock. */
  readonly deviceNow: number;
}

const hourMs = 60 * 60 * 1000;

/** Verifies and judges a scanned badge with the snapshot on this device; the same steps as on the server. */
export async function readOffline(
  text: string,
  snapshot: OfflineSnapshot,
  scanner: OfflineBusiness,
): Promise<OfflineReading> {
  const now = scanner.deviceNow + snapshot.clockAheadMs;
  const reading = readBadge(text, scanner.host);
  if (reading.kind !== 'badge') return { refused: 'badge_invalid' };
  if (reading.fragment === '') return { refused: 'needs_network' };
  const proven = await prove(reading.fragment, snapshot);
  if (proven.refused !== undefined) return { refused: proven.refused };
  const { claims } = proven;
  // With a clock set back, an old list looks new, which cannot be detected; a list from the future can.
  const wrongClock = clockGapSeconds(proven, now) !== null || snapshot.readAt > now + 5 * 60_000;
  if (wrongClock) return { refused: 'clock_wrong' };
  const judged = judgeBadge(proven, scanner.host, now);
  if ('refused' in judged) return { refused: refusals[judged.refused] };
  if (snapshot.revoked.has(claims.revocationIndex)) return { refused: 'badge_revoked' };
  if (judged.kind === 'paper' && !snapshot.acceptPaper) return { refused: 'badge_not_live' };
  const today = calendarDateIn(now, scanner.timeZone);
  const visit = { service: scanner.service, arrival: today, departure: today };
  const listAgeHours = (now - snapshot.readAt) / hourMs;
  const judgment = judgeOffline({
    claims,
    rules: snapshot.rules,
    visit,
    listAgeHours: Math.max(0, listAgeHours),
    isRejected: await rejectionsIn(claims, snapshot.rejectedDoses),
  });
  return { claims, kind: judged.kind, judgment, listAgeHours };
}

/** Which doses of the badge the business rejected; hashing is only needed if it has rejected any. */
async function rejectionsIn(
  { petId, doses }: BadgeClaims,
  rejected: ReadonlySet<string> | undefined,
): Promise<(dose: BadgeDose) => boolean> {
  if (!rejected || rejected.size === 0) return () => false;
  const found = new Set<BadgeDose>();
  for (const dose of doses) {
    const text = new TextEncoder().encode(fingerprintText(petId, dose));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    if (rejected.has(base64Url(hash).slice(0, fingerprintLength))) found.add(dose);
  }
  return (dose) => found.has(dose);
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const refusals = {
  wrong_issuer: 'badge_invalid',
  not_yet_valid: 'clock_wrong',
  expired: 'badge_expired',
  not_live: 'badge_not_live',
} as const;

async function prove(fragment: string, snapshot: OfflineSnapshot) {
  const opened = await openCredential(fragment, (kid) => keyIn(snapshot.keys, kid));
  if ('failed' in opened) {
    return { refused: opened.failed === 'unknown_key' ? 'key_unknown' : 'badge_invalid' } as const;
  }
  const claims = readClaims(opened.claims);
  if (!claims) return { refused: 'badge_invalid' } as const;
  const { tail, bytes } = opened;
  if (!tail) return { claims, liveSlot: null };
  const byDevice = claims.deviceKey !== null && (await isTailBy(claims.deviceKey, bytes, tail));
  return byDevice ? { claims, liveSlot: tail.slot } : ({ refused: 'badge_not_live' } as const);
}
